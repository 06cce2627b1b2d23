import { FormSection, TextField } from '@plenary/kit/forms';
import { ExtraFields } from '../../shared/extras/extra-fields';
import type { Extra, Question } from '../../shared/extras/offers';
import { QuestionFields } from '../../shared/extras/question-fields';
import { texts } from '../../shared/extras/texts';

interface OfferSectionsProps {
  questions: readonly Question[];
  extras: readonly Extra[];
  hasCodes: boolean;
}

/** Questions and extras of the chosen package, and the discount code. */
export default function OfferSections({ questions, extras, hasCodes }: OfferSectionsProps) {
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
      {hasCodes && (
        <FormSection title={texts.discount}>
          <TextField
            name="discountCode"
            label={texts.discountCode}
            hint={texts.discountHint}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            optional
          />
        </FormSection>
      )}
    </>
  );
}
