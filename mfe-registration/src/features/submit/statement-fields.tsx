import { CheckboxField, TextAreaField } from '@plenary/kit/forms';
import { texts } from './texts';

const words = texts.fields;

export function StatementFields({ problems }: { problems: Record<string, string> }) {
  return (
    <>
      <TextAreaField
        name="aiUse"
        label={words.aiUse}
        hint={words.aiUseHint}
        rows={5}
        maxLength={3000}
        error={problems['aiUse']}
      />
      <CheckboxField name="isOriginal" label={words.isOriginal} error={problems['isOriginal']} />
    </>
  );
}
