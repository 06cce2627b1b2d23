import { formErrorOf } from '@plenary/kit/api';
import { useDayOf } from '@plenary/kit/edition';
import {
  EmailField,
  FieldGrid,
  Form,
  RadioCards,
  SelectField,
  SubmitButton,
  TextAreaField,
  TextField,
  useForm,
  useWatch,
} from '@plenary/kit/forms';
import { Actions, colours, styled } from '@plenary/kit/ui';
import { useState, type ReactNode } from 'react';
import type { Decline } from '../reviews.api';
import { ANSWERS, answerSchema, declineOf, REASONS, type AnswerInput } from './answer.schema';
import { texts } from './texts';

export type Answer = (typeof ANSWERS)[number];

interface AnswerFormProps {
  dueAt: string;
  /** Selected at first; left out: nothing is. */
  asked?: Answer;
  /** Shown while "Accept" is selected. */
  acceptOpens?: ReactNode;
  /** Replaces the submit button of an acceptance. */
  acceptAction?: ReactNode;
  otherAction?: ReactNode;
  onAccept: () => Promise<unknown> | void;
  onDecline: (decline: Decline) => Promise<unknown>;
}

/** Accept, decline with a reason and a suggestion, or declare a conflict of interest. */
export function AnswerForm(props: AnswerFormProps) {
  const { dueAt, asked, acceptOpens, acceptAction, otherAction, onAccept, onDecline } = props;
  const dayOf = useDayOf();
  const [error, setError] = useState<unknown>();
  const form = useForm({
    schema: answerSchema,
    // The union's members have different fields; the form has all of them.
    defaultValues: { ...EMPTY, answer: asked ?? '' } as never,
  });
  const answer = answerOf(useWatch({ control: form.control, name: 'answer' }));

  async function submit(values: AnswerInput) {
    setError(undefined);
    try {
      await (values.answer === 'accept' ? onAccept() : onDecline(declineOf(values)));
    } catch (failure) {
      if (!form.setServerErrors(failure)) setError(failure);
    }
  }

  const submitText = answer ? texts[answer].submit : texts.noAnswer;
  return (
    <Form form={form} onSubmit={submit} error={formErrorOf(error, texts.failed)}>
      <RadioCards
        name="answer"
        label={texts.answer}
        isColumn
        options={[
          {
            value: 'accept',
            title: texts.accept.title,
            text: texts.accept.text({ date: dayOf(dueAt) }),
            opens: acceptOpens,
          },
          {
            value: 'decline',
            title: texts.decline.title,
            text: texts.decline.text,
            opens: <DeclineFields hasOther={useHasOther(form)} />,
          },
          {
            value: 'conflict',
            title: texts.conflict.title,
            text: texts.conflict.text,
            opens: (
              <TextAreaField
                name="conflict"
                label={texts.conflict.reason}
                hint={texts.conflict.reasonHint}
                rows={3}
              />
            ),
          },
        ]}
      />
      <Actions>
        {answer === 'accept' && acceptAction ? (
          acceptAction
        ) : (
          <SubmitButton>{submitText}</SubmitButton>
        )}
        {otherAction}
      </Actions>
    </Form>
  );
}

const Suggestion = styled('fieldset')({
  border: 0,
  margin: 0,
  padding: 0,
  minInlineSize: 0,
  '& legend': { padding: 0, marginBlockEnd: 8, fontWeight: 700, color: colours.ink },
  '& > small': { display: 'block', marginBlockStart: 8, color: colours.muted },
});

export const answerOf = (value: unknown) => ANSWERS.find((answer) => answer === value);

const EMPTY = { reason: '', otherReason: '', name: '', email: '', conflict: '' };

type AnswerFormState = ReturnType<typeof useForm<AnswerInput, AnswerInput>>;

function useHasOther({ control }: Pick<AnswerFormState, 'control'>): boolean {
  return useWatch({ control, name: 'reason' }) === 'other';
}

function DeclineFields({ hasOther }: { hasOther: boolean }) {
  const { decline } = texts;
  return (
    <>
      <SelectField
        name="reason"
        label={decline.reason}
        hint={decline.reasonHint}
        options={REASONS.map((value) => ({ value, label: decline.reasons[value] }))}
      />
      {hasOther && <TextAreaField name="otherReason" label={decline.otherReason} rows={3} />}
      <Suggestion>
        <legend>{decline.suggest}</legend>
        <FieldGrid>
          <TextField name="name" label={decline.name} autoComplete="off" optional />
          <EmailField name="email" label={decline.email} autoComplete="off" optional />
        </FieldGrid>
        <small>{decline.suggestHint}</small>
      </Suggestion>
    </>
  );
}
