import { useEdition } from '@plenary/kit/edition';
import { Prose } from '@plenary/kit/ui';
import { guidelineTexts as texts } from './texts';

/** What is asked of a review, with the limits of the edition. */
export function Guidelines() {
  const { limits } = useEdition();
  return (
    <Prose>
      <p>{texts.blind}</p>
      <p>{texts.confidential}</p>
      <h3>{texts.recommendations}</h3>
      <ul>
        {texts.meanings(limits.correctionDays).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <h3>{texts.form}</h3>
      <ul>
        {texts.rules(limits).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <h3>{texts.words}</h3>
      <p>{texts.wordsText}</p>
    </Prose>
  );
}
