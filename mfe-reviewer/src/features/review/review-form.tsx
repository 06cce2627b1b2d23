import type { ApiError } from '@plenary/kit/api';
import { useAutosave } from '@plenary/kit/autosave';
import { Instant } from '@plenary/kit/edition';
import {
  Form,
  RadioCards,
  SubmitButton,
  TextAreaField,
  useForm,
  useWatch,
  type KitForm,
} from '@plenary/kit/forms';
import { paperStateLabel } from '@plenary/kit/states';
import { Alert, colours, LOW_SCREEN, shadows, styled } from '@plenary/kit/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  reviewsKey,
  saveDraft,
  type Draft,
  type Review,
  type Submission,
} from '../../shared/reviews.api';
import type { ReviewField } from '../../shared/review-fields';
import { toAnswers } from './added-answers';
import { AddedFields } from './added-fields';
import { Audience } from './audience';
import { ConflictNotice } from './conflict-notice';
import {
  draftOf,
  countMissing,
  recommendations,
  reviewFormSchema,
  valuesOf,
} from './review-form.schema';
import type { FormValues } from './review-form.schema';
import { OfflineReview } from './offline/offline-review';
import { SaveStatus } from './save-status';
import { ScoreFields } from './score-fields';
import { SubmitDialog } from './submit-dialog';
import { fieldTexts } from '../../shared/texts';
import { addedTexts, formTexts as texts } from './texts';

/** Sticky, so that save status and submit button are always visible. */
export const Footer = styled('div')({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '8px 16px',
  marginInline: -20,
  padding: '12px 20px',
  backgroundColor: colours.surface,
  borderBlockStart: `1px solid ${colours.hairline}`,
  boxShadow: shadows.stickyBar,
  '& > [role="status"]': { marginInlineEnd: 'auto' },
  '& > [role="alert"]': { flex: '1 0 100%' },
  [LOW_SCREEN]: { position: 'static' },
});

const Missing = styled('span')({ fontSize: '0.9375rem', color: colours.muted });

const CompactCards = styled('div')({
  '& label': { padding: '10px 14px', gap: '0 12px', alignContent: 'center' },
  '& [id$="-text"]': { display: 'none' },
});

const options = recommendations.map((value) => ({ value, title: paperStateLabel(value) }));

export function ReviewForm({ review }: { review: Review }) {
  const { paperId, fields, formVersion } = review;
  const queries = useQueryClient();
  const audience = (field: ReviewField, hint?: string) => (
    <Audience isVisible={review.visibleToAuthors.includes(field)} hint={hint} />
  );
  const [submission, setSubmission] = useState<Submission | null>(null);
  const form = useForm({ schema: reviewFormSchema(fields), defaultValues: valuesOf(review) });
  const autosave = useAutosave({
    form,
    // Input for another version has numbers of other options.
    draftKey: `review:${paperId}:${formVersion}`,
    saved: { content: draftOf(valuesOf(review), fields), at: review.draftSavedAt },
    contentOf: (values) => draftOf(values, fields),
    send: (body) => saveDraft(paperId, { ...body, formVersion }),
    conflictOf: (error) => conflictOf(error, fields),
    onRefused: () => void queries.invalidateQueries({ queryKey: reviewsKey }),
  });

  function finish({ revision }: Review) {
    form.setValue('revision', revision);
    setSubmission(null);
  }

  return (
    <>
      {review.submittedAt && (
        <Alert severity={review.hasDraft ? 'warning' : 'success'}>
          <Instant at={review.submittedAt} phrase={(time) => texts.submitted({ time })} />{' '}
          {review.hasDraft && texts.unsubmitted}
        </Alert>
      )}
      {review.isFormChanged && <Alert severity="warning">{addedTexts.changed}</Alert>}
      <OfflineReview review={review} form={form} />
      <Form
        form={form}
        onSubmit={async (values) => {
          if (!(await autosave.flush())) return;
          const { visibleToAuthors } = review;
          const { revision } = form.getValues();
          const answers = toAnswers(fields, values.answers);
          setSubmission({ ...values, answers, revision, formVersion, visibleToAuthors });
        }}
      >
        <CompactCards>
          <RadioCards
            name="recommendation"
            label={fieldTexts.recommendation}
            hint={audience('recommendation')}
            options={options}
          />
        </CompactCards>
        <ScoreFields audience={audience} />
        <AddedFields fields={fields} form={form} />
        <TextAreaField
          name="commentsToAuthors"
          label={fieldTexts.commentsToAuthors}
          hint={audience('commentsToAuthors', texts.commentsToAuthorsHint)}
          rows={8}
        />
        <TextAreaField
          name="commentsToCommittee"
          label={fieldTexts.commentsToCommittee}
          hint={audience('commentsToCommittee')}
          rows={4}
          optional
        />
        <TextAreaField
          name="concern"
          label={fieldTexts.concern}
          hint={audience('concern', texts.concernHint)}
          rows={3}
          optional
        />
        <Footer>
          {autosave.state.is === 'conflict' && (
            <ConflictNotice onChoose={autosave.resolveConflict} />
          )}
          <SaveStatus state={autosave.state} />
          <MissingParts form={form} fields={fields} />
          <SubmitButton>{review.submittedAt ? texts.resubmit : texts.submit}</SubmitButton>
        </Footer>
      </Form>
      {submission && (
        <SubmitDialog
          paperId={paperId}
          submission={submission}
          fields={fields}
          onSubmitted={finish}
          onClose={() => setSubmission(null)}
        />
      )}
    </>
  );
}

function conflictOf(
  error: ApiError,
  fields: Review['fields'],
): { theirs?: FormValues } | undefined {
  if (error.code !== 'CHANGED_MEANWHILE') return undefined;
  const { current } = error.body as { current?: { revision: number; form: Draft } };
  return { theirs: current && valuesOf({ ...current, fields }) };
}

interface MissingPartsProps {
  form: KitForm<FormValues, unknown>;
  fields: Review['fields'];
}

function MissingParts({ form, fields }: MissingPartsProps) {
  const missing = countMissing(useWatch({ control: form.control }) as FormValues, fields);
  return missing > 0 && <Missing>{texts.missing({ count: missing })}</Missing>;
}
