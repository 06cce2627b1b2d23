import { useEdition } from '@plenary/kit/edition';
import { formatPercent } from '@plenary/kit/i18n';
import { Prose, styled } from '@plenary/kit/ui';
import { guidelineTexts as texts } from './texts';

const Text = styled(Prose)({
  paddingBlockEnd: 24,
  '& h2': { fontSize: '1.25rem', lineHeight: 1.2 },
  '& ul': { paddingInlineStart: 20 },
});

export function Guidelines() {
  const { limits } = useEdition();
  return (
    <Text>
      <p>{texts.doubleBlind}</p>
      <p>{texts.confidential}</p>
      <h2>{texts.recommendations}</h2>
      <ul>
        <li>{texts.accepted}</li>
        <li>{texts.minorCorrections({ days: limits.correctionDays })}</li>
        <li>{texts.majorCorrections}</li>
        <li>{texts.rejected}</li>
      </ul>
      <h2>{texts.rules}</h2>
      <ul>
        <li>
          {texts.length({
            pages: limits.paperPages,
            posterMin: limits.posterPagesMin,
            posterMax: limits.posterPagesMax,
          })}
        </li>
        <li>
          {texts.similarity({
            similarity: formatPercent(limits.similarityPercent),
            ai: formatPercent(limits.aiPercentAdvised),
          })}
        </li>
        <li>{texts.anonymity}</li>
      </ul>
      <h2>{texts.comments}</h2>
      <p>{texts.commentsText}</p>
    </Text>
  );
}
