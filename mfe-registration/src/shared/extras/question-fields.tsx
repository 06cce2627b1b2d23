import { CheckboxGroup, SelectField, TextAreaField, TextField } from '@plenary/kit/forms';
import { styled } from '@plenary/kit/ui';
import type { Question } from './offers';
import { texts } from './texts';

const Fields = styled('div')({ display: 'grid', gap: 20 });

/** Fields `answers.<id>`. */
export function QuestionFields({ questions }: { questions: readonly Question[] }) {
  return (
    <Fields>
      {questions.map((question) => (
        <QuestionField key={question.id} question={question} />
      ))}
    </Fields>
  );
}

function QuestionField({ question }: { question: Question }) {
  const { id, label, help, kind, options, required, sensitive } = question;
  const hint = [help, sensitive && texts.sensitive].filter(Boolean).join(' ') || undefined;
  const common = { name: `answers.${id}`, label, hint, optional: !required };
  switch (kind) {
    case 'text':
      return <TextField {...common} />;
    case 'long-text':
      return <TextAreaField {...common} rows={4} maxLength={2000} />;
    case 'one-of':
      return <SelectField {...common} options={options} />;
    case 'several-of':
      return (
        <CheckboxGroup
          {...common}
          options={options.map((option) => ({ value: option, label: option }))}
        />
      );
    case 'yes-no':
      return (
        <SelectField
          {...common}
          options={[
            { value: 'yes', label: texts.yes },
            { value: 'no', label: texts.no },
          ]}
        />
      );
  }
}
