import { ConfirmDialog } from '@plenary/kit/dialogs';
import { formatTime } from '@plenary/kit/edition';
import { reviewStateLabel } from '@plenary/kit/states';
import { Actions, Button, Chip, colours, fonts, styled, type Tone } from '@plenary/kit/ui';
import { useState } from 'react';
import { Facts } from '../../../shared/details/facts';
import { Instant } from '../../../shared/details/time';
import { useUnassignReviewer } from '../assignment/assignment.api';
import { MayAct } from '../may-act';
import { problemOf, unlessHeld, type AdminReview, type PaperActionProps } from '../paper.api';
import { texts } from '../texts';
import { ExtendReview } from './extend-buttons';

const Request = styled('article')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  paddingBlock: 12,
  borderBlockEnd: `1px solid ${colours.hairline}`,
  '& h3': { fontFamily: fonts.body, fontSize: '0.9375rem', color: colours.ink },
});

const tones: Record<AdminReview['status'], Tone> = {
  invited: 'amber',
  accepted: 'indigo',
  declined: 'grey',
  submitted: 'green',
};

/** Requests to review that have not led to a review. */
export function ReviewRequests({ paper, onDone }: PaperActionProps) {
  const requests = paper.reviewList.filter(({ status }) => status !== 'submitted');
  return (
    <>
      {requests.map((review) => {
        const { id, status, reviewer, remindedAt, hold } = review;
        const isOpen = status === 'invited' || status === 'accepted';
        return (
          <Request key={id}>
            <h3>{texts.reviewHead({ alias: review.alias, name: reviewer.name })}</h3>
            <div>
              <Chip tone={tones[status]}>{reviewStateLabel(status)}</Chip>{' '}
              <UnassignHold {...{ hold }} />{' '}
              {paper.round > 1 && <Chip tone="grey">{texts.round({ round: review.round })}</Chip>}
            </div>
            <Facts
              items={[
                [texts.due, isOpen && <Instant at={review.dueAt} />],
                [texts.reminded, remindedAt && <Instant at={remindedAt} />],
                ...answerFacts(review),
                [texts.overrideReason, review.overrideReason],
              ]}
            />
            {paper.status === 'under-review' && isOpen && !hold && (
              <Actions>
                <ExtendReview paper={paper} onDone={onDone} review={review} />
                <Unassign paper={paper} onDone={onDone} id={id} name={reviewer.name} />
              </Actions>
            )}
          </Request>
        );
      })}
      {paper.heldRequests.map((held) => (
        <Request key={`${held.id} ${held.name}`}>
          <h3>{held.name}</h3>
          <div>
            <Chip tone="amber">
              {texts.requestOnHold({ time: formatTime(held.endsAt, 'UTC') })}
            </Chip>
          </div>
        </Request>
      ))}
      {paper.invitations.map((invitation) => (
        <InvitedByEmail key={invitation.id} paper={paper} onDone={onDone} invitation={invitation} />
      ))}
    </>
  );
}

function InvitedByEmail(
  props: PaperActionProps & { invitation: PaperActionProps['paper']['invitations'][number] },
) {
  const { paper, onDone, invitation } = props;
  const { id, email, dueAt, respondedAt, hold } = invitation;
  const isOpen = respondedAt === null;
  return (
    <Request>
      <h3>{email}</h3>
      <div>
        {isOpen ? (
          <Chip tone="amber">{texts.invitedByEmail}</Chip>
        ) : (
          <Chip tone={tones.declined}>{reviewStateLabel('declined')}</Chip>
        )}{' '}
        <UnassignHold {...{ hold }} />
      </div>
      <Facts
        items={[
          [texts.due, isOpen && <Instant at={dueAt} />],
          [texts.declinedAt, respondedAt && <Instant at={respondedAt} />],
          ...answerFacts(invitation),
        ]}
      />
      {isOpen && !hold && <Unassign paper={paper} onDone={onDone} id={id} name={email} />}
    </Request>
  );
}

function UnassignHold({ hold }: Pick<AdminReview, 'hold'>) {
  if (!hold) return null;
  return <Chip tone="amber">{texts.unassignedAt({ time: formatTime(hold.endsAt, 'UTC') })}</Chip>;
}

interface Answer {
  declineReason: string | null;
  declaredConflict: string | null;
  suggestedName: string | null;
  suggestedEmail: string | null;
}

function answerFacts(answer: Answer): [string, string | null][] {
  const { suggestedName: name, suggestedEmail: email } = answer;
  return [
    [texts.declineReason, answer.declineReason],
    [texts.declaredConflict, answer.declaredConflict],
    [texts.suggestion, name && email && texts.suggested({ name, email })],
  ];
}

function Unassign({ paper, onDone, id, name }: PaperActionProps & { id: string; name: string }) {
  const [isConfirming, setConfirming] = useState(false);
  const unassign = useUnassignReviewer(paper.id);
  return (
    <MayAct paper={paper}>
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
              onDone(unlessHeld(await unassign.mutateAsync(id), texts.unassigned));
            }}
          />
        )}
      </div>
    </MayAct>
  );
}
