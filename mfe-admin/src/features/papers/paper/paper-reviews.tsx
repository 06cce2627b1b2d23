import { Button, Chip, colours, fonts, ScoreBar, styled, type Tone } from '@plenary/kit/ui';
import { paperStateLabel, reviewStateLabel } from '@plenary/kit/states';
import { useState, type ReactNode } from 'react';
import { Facts } from '../../../shared/details/facts';
import { Instant } from '../../../shared/details/time';
import { Block } from '../../../shared/page/columns';
import { ConfirmDialog } from '@plenary/kit/dialogs';
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
      {paper.invitations.map((invitation) => (
        <InvitedByEmail key={invitation.id} paper={paper} onDone={onDone} invitation={invitation} />
      ))}
    </Block>
  );
}

function InvitedByEmail(
  props: PaperActionProps & { invitation: PaperActionProps['paper']['invitations'][number] },
) {
  const { paper, onDone, invitation } = props;
  const { id, email, dueAt, respondedAt } = invitation;
  const isOpen = respondedAt === null;
  return (
    <Review>
      <h3>{email}</h3>
      <div>
        {isOpen ? (
          <Chip tone="amber">{texts.invitedByEmail}</Chip>
        ) : (
          <Chip tone={tones.declined}>{reviewStateLabel('declined')}</Chip>
        )}
      </div>
      <Facts
        items={[
          [texts.due, isOpen && <Instant at={dueAt} />],
          [texts.declinedAt, respondedAt && <Instant at={respondedAt} />],
          [texts.declineReason, invitation.declineReason],
          [texts.declaredConflict, invitation.declaredConflict],
          [texts.suggestion, suggestionOf(invitation)],
        ]}
      />
      {isOpen && <Unassign paper={paper} onDone={onDone} id={id} name={email} />}
    </Review>
  );
}

function suggestionOf(answer: { suggestedName: string | null; suggestedEmail: string | null }) {
  const { suggestedName, suggestedEmail } = answer;
  if (!suggestedName || !suggestedEmail) return null;
  return texts.suggested({ name: suggestedName, email: suggestedEmail });
}

function ReviewFacts({ review }: { review: AdminReview }) {
  const { recommendation, criteria, remindedAt } = review;
  const scores = Object.entries(texts.criteria).map(([criterion, label]): [string, ReactNode] => {
    const score = criteria[criterion];
    return [label, score && <ScoreBar score={score} />];
  });
  return (
    <Facts
      items={[
        [texts.recommendation, recommendation && <b>{paperStateLabel(recommendation)}</b>],
        ...scores,
        [texts.confidence, review.confidence && <ScoreBar score={review.confidence} max={3} />],
        [texts.due, review.status !== 'submitted' && <Instant at={review.dueAt} />],
        [texts.reminded, remindedAt && <Instant at={remindedAt} />],
        [texts.declineReason, review.declineReason],
        [texts.declaredConflict, review.declaredConflict],
        [texts.suggestion, suggestionOf(review)],
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
