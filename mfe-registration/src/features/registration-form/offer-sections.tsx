import { FormSection } from '@plenary/kit/forms';
import { ExtraFields } from '../../shared/extras/extra-fields';
import type { Extra, Question } from '../../shared/extras/offers';
import { QuestionFields } from '../../shared/extras/question-fields';
import { texts } from '../../shared/extras/texts';

interface OfferSectionsProps {
  questions: readonly Question[];
  extras: readonly Extra[];
}

/** Questions and extras of the chosen package. */
export default function OfferSections({ questions, extras }: OfferSectionsProps) {
  return (
    <>
      {questions.length > 0 && (
        <FormSection title={texts.questions}>
          <QuestionFields questions={questions} />
        </FormSection>
      )}
      {extras.length > 0 && (
        <FormSection title={texts.extras}>
          <ExtraFields extras={extras} />
        </FormSection>
      )}
    </>
  );
}
