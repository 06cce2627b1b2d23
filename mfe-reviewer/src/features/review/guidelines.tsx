import { useEdition } from '@plenary/kit/edition';
import { Prose, styled } from '@plenary/kit/ui';
import { guidelineTexts as texts } from './texts';

const Text = styled(Prose)({
  paddingBlockEnd: 24,
  '& h2': { fontSize: '1.25rem', lineHeight: 1.2 },
  '& ul': { paddingInlineStart: 20 },
});

/** What is asked of a review, with the limits of the edition. */
export function Guidelines() {
  const { limits } = useEdition();
  return (
    <Text>
      <p>{texts.blind}</p>
      <p>{texts.confidential}</p>
      <h2>{texts.recommendations}</h2>
      <ul>
        {texts.meanings(limits.correctionDays).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <h2>{texts.form}</h2>
      <ul>
        {texts.rules(limits).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <h2>{texts.words}</h2>
      <p>{texts.wordsText}</p>
    </Text>
  );
}
