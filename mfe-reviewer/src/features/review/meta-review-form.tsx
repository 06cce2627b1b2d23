import { type ApiError, formErrorOf } from '@plenary/kit/api';
import { useAutosave } from '@plenary/kit/autosave';
import { Instant } from '@plenary/kit/edition';
import { Form, RadioCards, SubmitButton, TextAreaField, useForm } from '@plenary/kit/forms';
import { paperStateLabel } from '@plenary/kit/states';
import { Alert } from '@plenary/kit/ui';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import {
  saveMetaReview,
  useSubmitMetaReview,
  type MetaReview,
  type MetaReviewDraft,
} from '../../shared/meta-reviews.api';
import { reviewsKey } from '../../shared/reviews.api';
import { fieldTexts } from '../../shared/texts';
import { ConflictNotice } from './conflict-notice';
import { recommendations } from './review-form.schema';
import { Footer } from './review-form';
import { SaveStatus } from './save-status';
import { metaReviewTexts as texts } from './texts';

const MAX_LENGTH = 20_000;

const schema = z.object({
  /** Of the last save; kept in the tab's copy, so that a stale copy is detected. */
  revision: z.number(),
  recommendation: z.pipe(
    z.nullish(z.string()),
    z.enum(recommendations, texts.recommendationRequired),
  ),
  text: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, texts.textRequired),
      z.maxLength(MAX_LENGTH, texts.tooLong({ maximum: MAX_LENGTH })),
    ),
});
type Values = z.input<typeof schema>;

const options = recommendations.map((value) => ({ value, title: paperStateLabel(value) }));

export function MetaReviewForm({ metaReview }: { metaReview: MetaReview }) {
  const { paperId, submittedAt, hasDraft } = metaReview;
  const queries = useQueryClient();
  const submit = useSubmitMetaReview(paperId);
  const form = useForm({ schema, defaultValues: valuesOf(metaReview) });
  const autosave = useAutosave({
    form,
    draftKey: `meta-review:${paperId}`,
    saved: { content: draftOf(valuesOf(metaReview)), at: metaReview.draftSavedAt },
    contentOf: draftOf,
    send: (body) => saveMetaReview(paperId, body),
    conflictOf,
    onRefused: () => void queries.invalidateQueries({ queryKey: reviewsKey }),
  });
  return (
    <>
      <p>{texts.lead}</p>
      {submittedAt && (
        <Alert severity={hasDraft ? 'warning' : 'success'}>
          <Instant at={submittedAt} phrase={(time) => texts.submitted({ time })} />{' '}
          {hasDraft ? texts.unsubmitted : texts.editable}
        </Alert>
      )}
      <Form
        form={form}
        error={formErrorOf(submit.error, texts.sendFailed)}
        onSubmit={async ({ recommendation, text }) => {
          if (!(await autosave.flush())) return;
          const body = { recommendation, text, revision: form.getValues('revision') };
          const { revision } = await submit.mutateAsync(body);
          form.setValue('revision', revision);
        }}
      >
        <TextAreaField name="text" label={texts.text} hint={texts.textHint} rows={10} />
        <RadioCards name="recommendation" label={fieldTexts.recommendation} options={options} />
        <Footer>
          {autosave.state.is === 'conflict' && (
            <ConflictNotice onChoose={autosave.resolveConflict} />
          )}
          <SaveStatus state={autosave.state} />
          <SubmitButton>{submittedAt ? texts.resubmit : texts.submit}</SubmitButton>
        </Footer>
      </Form>
    </>
  );
}

function valuesOf({ form, revision }: Pick<MetaReview, 'form' | 'revision'>): Values {
  return { revision, recommendation: form.recommendation ?? '', text: form.text };
}

function draftOf({ recommendation, text }: Values): MetaReviewDraft {
  return { recommendation: (recommendation || null) as MetaReviewDraft['recommendation'], text };
}

function conflictOf(error: ApiError): { theirs?: Values } | undefined {
  if (error.code !== 'CHANGED_MEANWHILE') return undefined;
  const { current } = error.body as {
    current?: { revision: number; form: MetaReviewDraft };
  };
  return { theirs: current && valuesOf(current) };
}
