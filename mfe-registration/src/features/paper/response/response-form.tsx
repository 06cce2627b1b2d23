import type { ApiError } from '@plenary/kit/api';
import { messageOf } from '@plenary/kit/api';
import { useAutosave } from '@plenary/kit/autosave';
import { Form, SubmitButton, TextAreaField, useForm, useWatch } from '@plenary/kit/forms';
import { useUser } from '@plenary/kit/session';
import { Actions } from '@plenary/kit/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { SaveState } from '../../../shared/papers/save-state';
import { texts as shared } from '../../../shared/papers/texts';
import { ReviewForAuthors } from '../review-for-authors';
import {
  responseQuery,
  saveResponse,
  useSubmitResponse,
  type PaperResponse,
  type ResponseForm as Written,
} from './response.api';
import {
  answerTo,
  formOf,
  responseSchema,
  valuesOf,
  wordsOf,
  type ResponseValues,
} from './response-values';
import { texts } from './texts';

interface ResponseFormProps {
  paperId: string;
  response: PaperResponse;
}

/** Each review with the answer to it, and a response to all. */
export function ResponseForm({ paperId, response }: ResponseFormProps) {
  const { reviews, wordLimit } = response;
  const user = useUser();
  const queries = useQueryClient();
  const submit = useSubmitResponse(paperId);
  const schema = useMemo(() => responseSchema(wordLimit), [wordLimit]);
  const form = useForm({ schema, defaultValues: valuesOf(response, reviews) });
  const autosave = useAutosave({
    form,
    draftKey: `response-${paperId}`,
    saved: { content: formOf(valuesOf(response, reviews)), at: response.draftSavedAt },
    contentOf: formOf,
    send: (body) => saveResponse(paperId, body),
    conflictOf: (error) => conflictOf(error, reviews),
    onRefused: () =>
      void queries.invalidateQueries({ queryKey: responseQuery(user?.id, paperId).queryKey }),
  });
  const count = wordsOf(useWatch({ control: form.control }) as ResponseValues);
  const words = texts.words({ count, max: wordLimit });

  async function send(values: ResponseValues) {
    if (!(await autosave.flush())) return;
    const body = { ...formOf(values), revision: form.getValues('revision') };
    const { revision } = await submit.mutateAsync(body);
    form.setValue('revision', revision);
  }

  return (
    <Form
      form={form}
      onSubmit={send}
      error={submit.isError && messageOf(submit.error, shared.actionFailed)}
    >
      {reviews.map((review) => (
        <ReviewForAuthors key={review.reviewer} review={review} hasRounds={false}>
          <TextAreaField
            name={`answers.${answerTo(review.reviewer)}`}
            label={texts.answer({ number: review.reviewer })}
            hint={words}
            rows={6}
            optional
          />
        </ReviewForAuthors>
      ))}
      <TextAreaField
        name="general"
        label={texts.general}
        hint={texts.generalHint({ words })}
        rows={6}
        optional
      />
      <SaveState state={autosave.state} onReload={() => autosave.resolveConflict('theirs')} />
      <Actions>
        <SubmitButton>{response.submittedAt ? texts.resubmit : texts.submit}</SubmitButton>
      </Actions>
    </Form>
  );
}

function conflictOf(
  error: ApiError,
  reviews: PaperResponse['reviews'],
): { theirs?: ResponseValues } | undefined {
  if (error.code !== 'CHANGED_MEANWHILE') return undefined;
  const { current } = error.body as { current?: { revision: number; form: Written | null } };
  return { theirs: current && valuesOf(current, reviews) };
}
