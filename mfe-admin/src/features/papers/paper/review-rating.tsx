import { api, unwrap, type components } from '@plenary/kit/api';
import { FormDialog } from '@plenary/kit/dialogs';
import { RadioCards, TextAreaField, useForm } from '@plenary/kit/forms';
import { Button, Chip, type Tone } from '@plenary/kit/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { MayAct } from '../may-act';
import { problemOf, usePaperAction, type AdminReview, type PaperActionProps } from '../paper.api';
import { texts as paperTexts } from '../texts';
import { texts } from './review-rating.texts';

type Change = components['schemas']['ReviewRatingChange'];

const MAX_CHARACTERS = 2000;
const NONE = 'none';
const choices = ['helpful', 'sufficient', 'not-sufficient', NONE] as const;
const options = choices.map((value) => ({ value, title: texts[value] }));

const tones: Record<NonNullable<Change['rating']>, Tone> = {
  helpful: 'green',
  sufficient: 'grey',
  'not-sufficient': 'amber',
};

const schema = z.object({
  rating: z.enum(choices),
  note: z.string().check(z.trim(), z.maxLength(MAX_CHARACTERS)),
});

interface ReviewRatingProps extends PaperActionProps {
  review: AdminReview;
}

/** What organisers think of a review; neither its reviewer nor authors see it. */
export function ReviewRating(props: ReviewRatingProps) {
  const { paper, review } = props;
  const { alias, ratings } = review;
  const [isOpen, setOpen] = useState(false);
  const isRated = ratings.some(({ isOwn }) => isOwn);
  return (
    <>
      {ratings.length > 0 && (
        <div role="group" aria-label={texts.ratings}>
          {ratings.map(({ organiser, rating, note }) => (
            <p key={organiser} dir="auto">
              <Chip tone={tones[rating]}>{texts.by({ organiser, rating: texts[rating] })}</Chip>{' '}
              {note}
            </p>
          ))}
        </div>
      )}
      {review.mayRate && (
        <MayAct paper={paper}>
          <div>
            <Button
              look="text"
              aria-label={isRated ? texts.changeOf({ alias }) : texts.rateOf({ alias })}
              onClick={() => setOpen(true)}
            >
              {isRated ? texts.change : texts.rate}
            </Button>
          </div>
        </MayAct>
      )}
      {isOpen && <RatingDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function RatingDialog({
  paper,
  review,
  onDone,
  onClose,
}: ReviewRatingProps & { onClose: () => void }) {
  const own = review.ratings.find(({ isOwn }) => isOwn);
  const rate = usePaperAction(paper.id, (body: Change) =>
    unwrap(
      api.PUT('/api/v1/admin/papers/{id}/reviews/{reviewId}/rating', {
        params: { path: { id: paper.id, reviewId: review.id } },
        body,
      }),
    ),
  );
  const form = useForm({
    schema,
    defaultValues: { rating: own?.rating ?? NONE, note: own?.note ?? '' },
  });
  return (
    <FormDialog
      title={texts.title({ alias: review.alias })}
      text={texts.text}
      form={form}
      error={problemOf(rate.error)}
      confirm={texts.save}
      keep={paperTexts.cancel}
      onClose={onClose}
      onSubmit={async ({ rating, note }) => {
        await rate.mutateAsync({ rating: rating === NONE ? null : rating, note });
        onClose();
        onDone(rating === NONE ? texts.removed : texts.saved);
      }}
    >
      <RadioCards name="rating" label={texts.rating} options={options} />
      <TextAreaField name="note" label={texts.note} rows={3} maxLength={MAX_CHARACTERS} optional />
    </FormDialog>
  );
}
