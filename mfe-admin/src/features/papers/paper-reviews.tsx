import { Button, Chip, colours, fonts, styled, type Tone } from '@plenary/kit/ui';
import { useState } from 'react';
import { Facts } from '../../list/facts';
import { Instant } from '../../list/when';
import { Block } from '../../page/columns';
import { ConfirmDialog } from '../../page/confirm-dialog';
import { inWords } from '../../states/in-words';
import type { PaperActProps } from './paper-act-props';
import { problemOf, useRemoval, type AdminReview } from './paper.api';
import { texts } from './texts';

const Review = styled('article')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 10,
  padding: 16,
  border: `1px solid ${colours.hairline}`,
  borderRadius: 8,
  '& h3': { fontFamily: fonts.body, fontSize: '1.0625rem', color: colours.ink },
  '& blockquote': {
    margin: 0,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    color: colours.ink,
  },
});

const tones: Record<AdminReview['status'], Tone> = {
  invited: 'amber',
  accepted: 'indigo',
  declined: 'grey',
  finished: 'green',
};

/** Every review with what it says; the decision is recorded beside them. */
export function PaperReviews({ paper, onDone }: PaperActProps) {
  return (
    <Block>
      <h2>{texts.reviews}</h2>
      {paper.reviewList.length === 0 && paper.invitations.length === 0 && <p>{texts.noReviews}</p>}
      {paper.reviewList.map((review) => (
        <Review key={review.id}>
          <h3>{texts.reviewHead(review.alias, review.reviewer.name)}</h3>
          <div>
            <Chip tone={tones[review.status]}>{texts.reviewStates[review.status]}</Chip>{' '}
            {paper.round > 1 && <Chip tone="grey">{texts.round(review.round)}</Chip>}
          </div>
          <ReviewFacts review={review} />
          <Words title={texts.toAuthors}>{review.commentsToAuthors}</Words>
          <Words title={texts.toCommittee}>{review.commentsToCommittee}</Words>
          <Words title={texts.concern}>{review.concern}</Words>
          {paper.status === 'under-review' &&
            (review.status === 'invited' || review.status === 'accepted') && (
              <Remove paper={paper} onDone={onDone} id={review.id} name={review.reviewer.name} />
            )}
        </Review>
      ))}
      {paper.invitations.map(({ id, email, dueAt }) => (
        <Review key={id}>
          <h3>{email}</h3>
          <div>
            <Chip tone="amber">{texts.invitedAddress}</Chip>
          </div>
          <Facts items={[[texts.due, <Instant key="due" at={dueAt} />]]} />
          <Remove paper={paper} onDone={onDone} id={id} name={email} />
        </Review>
      ))}
    </Block>
  );
}

function ReviewFacts({ review }: { review: AdminReview }) {
  const { recommendation, criteria, remindedAt } = review;
  const marks = texts.criteriaOrder
    .filter((name) => criteria[name] !== undefined)
    .map((name) => `${inWords(name)} ${criteria[name]}`);
  return (
    <Facts
      items={[
        [texts.recommends, recommendation && <b>{texts.decisionWords[recommendation]}</b>],
        [texts.criteria, marks.join(', ')],
        [texts.confidence, review.confidence],
        [texts.due, review.status !== 'finished' && <Instant at={review.dueAt} />],
        [texts.reminded, remindedAt && <Instant at={remindedAt} />],
        [texts.declined, review.declineReason],
        [texts.conflictSaid, review.declaredConflict],
        [texts.override, review.overrideReason],
      ]}
    />
  );
}

function Words({ title, children }: { title: string; children: string }) {
  if (!children) return null;
  return (
    <div>
      <strong>{title}</strong>
      <blockquote>{children}</blockquote>
    </div>
  );
}

function Remove({ paper, onDone, id, name }: PaperActProps & { id: string; name: string }) {
  const [isAsking, setAsking] = useState(false);
  const removal = useRemoval(paper.id);
  return (
    <div>
      <Button look="text" aria-label={texts.removeOne(name)} onClick={() => setAsking(true)}>
        {texts.remove}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={texts.removeTitle(name)}
          text={texts.removeText}
          confirm={texts.remove}
          keep={texts.cancel}
          error={problemOf(removal.error)}
          onClose={() => setAsking(false)}
          onConfirm={async () => {
            await removal.mutateAsync(id);
            onDone(texts.removed);
          }}
        />
      )}
    </div>
  );
}
