import { formatInstant } from '@plenary/kit/edition';
import {
  Form,
  RadioCards,
  SubmitButton,
  TextAreaField,
  useForm,
  useWatch,
  type KitForm,
} from '@plenary/kit/forms';
import { Alert, colours, styled } from '@plenary/kit/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { reviewQuery, submit, type Review, type Submission } from '../../reviews.api';
import { ConflictNotice } from './conflict-notice';
import {
  draftOf,
  missingIn,
  recommendations,
  reviewFormSchema,
  valuesOf,
} from './review-form.schema';
import type { FormValues } from './review-form.schema';
import { SaveStateLine } from './save-state';
import { ScoreFields } from './score-fields';
import { SendDialog } from './send-dialog';
import { formTexts as texts } from './texts';
import { useAutosave } from './use-autosave';

/** Always in view: whether what was typed is safe, what is missing, and the way to send. */
const Foot = styled('div')({
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
  backgroundColor: '#fff',
  borderBlockStart: `1px solid ${colours.hairline}`,
  boxShadow: '0 -8px 24px rgba(0, 0, 81, .08)',
  '& > [role="status"]': { marginInlineEnd: 'auto' },
  '& > [role="alert"]': { flex: '1 0 100%' },
});

const Missing = styled('span')({ fontSize: '0.9375rem', color: colours.muted });

/** Four words need no room for an explanation. */
const Compact = styled('div')({
  '& label': { padding: '10px 14px', gap: '0 12px', alignContent: 'center' },
  '& [id$="-text"]': { display: 'none' },
});

const options = recommendations.map((value) => ({ value, title: texts.recommendations[value] }));

/** The reviewer's form: what is typed is saved by itself, and sent when the reviewer says so. */
export function ReviewForm({ review }: { review: Review }) {
  const { paperId } = review;
  const queries = useQueryClient();
  const [ready, setReady] = useState<Submission | null>(null);
  const form = useForm({
    schema: reviewFormSchema,
    defaultValues: valuesOf(review),
    draftKey: `review:${paperId}`,
  });
  const autosave = useAutosave({
    paperId,
    form,
    stored: { draft: draftOf(valuesOf(review)), savedAt: review.draftSavedAt },
    onClosed: () => void queries.invalidateQueries({ queryKey: ['reviews'] }),
  });

  async function send(body: Submission) {
    const sent = await submit(paperId, body);
    form.setValue('revision', sent.revision);
    form.forgetDraft();
    setReady(null);
    queries.setQueryData(reviewQuery(paperId).queryKey, sent);
    void queries.invalidateQueries({ queryKey: ['reviews'], exact: true });
  }

  return (
    <>
      {review.finishedAt && (
        <Alert severity={review.hasDraft ? 'warning' : 'success'}>
          {texts.sent(formatInstant(review.finishedAt))} {review.hasDraft && texts.unsent}
        </Alert>
      )}
      <Form
        form={form}
        onSubmit={async (values) => {
          await autosave.flush();
          setReady({ ...values, revision: form.getValues('revision') });
        }}
      >
        <Compact>
          <RadioCards name="recommendation" label={texts.recommendation} options={options} />
        </Compact>
        <ScoreFields />
        <TextAreaField
          name="commentsToAuthors"
          label={texts.commentsToAuthors}
          hint={texts.commentsToAuthorsHint}
          rows={8}
        />
        <TextAreaField
          name="commentsToCommittee"
          label={texts.commentsToCommittee}
          hint={texts.commentsToCommitteeHint}
          rows={4}
          optional
        />
        <TextAreaField
          name="concern"
          label={texts.concern}
          hint={texts.concernHint}
          rows={3}
          optional
        />
        <Foot>
          {autosave.state.is === 'conflict' && <ConflictNotice onChoose={autosave.settle} />}
          <SaveStateLine state={autosave.state} />
          <MissingParts form={form} />
          <SubmitButton>{review.finishedAt ? texts.sendAgain : texts.send}</SubmitButton>
        </Foot>
      </Form>
      {ready && (
        <SendDialog review={ready} onSend={() => send(ready)} onClose={() => setReady(null)} />
      )}
    </>
  );
}

function MissingParts({ form }: { form: KitForm<FormValues, unknown> }) {
  const missing = missingIn(useWatch({ control: form.control }) as FormValues);
  return missing > 0 && <Missing>{texts.missing(missing)}</Missing>;
}
