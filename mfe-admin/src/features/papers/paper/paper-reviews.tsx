import { Button, Chip, colours, fonts, styled, type Tone } from '@plenary/kit/ui';
import { paperStateLabel, reviewStateLabel } from '@plenary/kit/states';
import { useState } from 'react';
import { Facts } from '../../../shared/details/facts';
import { Instant } from '../../../shared/details/time';
import { Block } from '../../../shared/page/columns';
import { ConfirmDialog } from '@plenary/kit/dialogs';
import { formatList } from '@plenary/kit/i18n';
import { useUnassignReviewer } from '../assignment/assignment.api';
import { problemOf, type AdminReview, type PaperActionProps } from '../paper.api';
import { texts } from '../texts';

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
  submitted: 'green',
};

export function PaperReviews({ paper, onDone }: PaperActionProps) {
  return (
    <Block>
      <h2>{texts.reviews}</h2>
      {paper.reviewList.length === 0 && paper.invitations.length === 0 && <p>{texts.noReviews}</p>}
      {paper.reviewList.map((review) => (
        <Review key={review.id}>
          <h3>{texts.reviewHead({ alias: review.alias, name: review.reviewer.name })}</h3>
          <div>
            <Chip tone={tones[review.status]}>{reviewStateLabel(review.status)}</Chip>{' '}
            {paper.round > 1 && <Chip tone="grey">{texts.round({ round: review.round })}</Chip>}
          </div>
          <ReviewFacts review={review} />
          <Comments title={texts.toAuthors}>{review.commentsToAuthors}</Comments>
          <Comments title={texts.toCommittee}>{review.commentsToCommittee}</Comments>
          <Comments title={texts.concern}>{review.concern}</Comments>
          {paper.status === 'under-review' &&
            (review.status === 'invited' || review.status === 'accepted') && (
              <Unassign paper={paper} onDone={onDone} id={review.id} name={review.reviewer.name} />
            )}
        </Review>
      ))}
      {paper.invitations.map(({ id, email, dueAt }) => (
        <Review key={id}>
          <h3>{email}</h3>
          <div>
            <Chip tone="amber">{texts.invitedByEmail}</Chip>
          </div>
          <Facts items={[[texts.due, <Instant key="due" at={dueAt} />]]} />
          <Unassign paper={paper} onDone={onDone} id={id} name={email} />
        </Review>
      ))}
    </Block>
  );
}

function ReviewFacts({ review }: { review: AdminReview }) {
  const { recommendation, criteria, remindedAt } = review;
  const scores = Object.entries(texts.criteria).flatMap(([criterion, label]) => {
    const score = criteria[criterion];
    return score === undefined ? [] : [texts.score({ criterion: label, value: score })];
  });
  return (
    <Facts
      items={[
        [texts.recommendation, recommendation && <b>{paperStateLabel(recommendation)}</b>],
        [texts.scores, formatList(scores)],
        [texts.confidence, review.confidence],
        [texts.due, review.status !== 'submitted' && <Instant at={review.dueAt} />],
        [texts.reminded, remindedAt && <Instant at={remindedAt} />],
        [texts.declineReason, review.declineReason],
        [texts.declaredConflict, review.declaredConflict],
        [texts.overrideReason, review.overrideReason],
      ]}
    />
  );
}

function Comments({ title, children }: { title: string; children: string }) {
  if (!children) return null;
  return (
    <div>
      <strong>{title}</strong>
      <blockquote>{children}</blockquote>
    </div>
  );
}

function Unassign({ paper, onDone, id, name }: PaperActionProps & { id: string; name: string }) {
  const [isConfirming, setConfirming] = useState(false);
  const unassign = useUnassignReviewer(paper.id);
  return (
    <div>
      <Button
        look="text"
        aria-label={texts.unassignName({ name })}
        onClick={() => setConfirming(true)}
      >
        {texts.unassign}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={texts.unassignTitle({ name })}
          text={texts.unassignText}
          confirm={texts.unassign}
          keep={texts.cancel}
          error={problemOf(unassign.error)}
          onClose={() => setConfirming(false)}
          onConfirm={async () => {
            await unassign.mutateAsync(id);
            onDone(texts.unassigned);
          }}
        />
      )}
    </div>
  );
}
