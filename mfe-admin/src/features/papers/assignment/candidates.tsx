import { messageOf } from '@plenary/kit/api';
import { Alert, Button, Chip, colours, styled } from '@plenary/kit/ui';
import { reviewStateLabel } from '@plenary/kit/states';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { problemOf, unlessHeld, type PaperActionProps } from '../paper.api';
import { candidatesQuery, useAssignReviewer, type Candidate } from './assignment.api';
import { texts } from '../texts';
import { PaperInputDialog } from '../decisions/paper-input-dialog';
import { ReviewerSearch } from './reviewer-search';

const List = styled('ul')({
  listStyle: 'none',
  maxBlockSize: 420,
  overflowY: 'auto',
  borderBlock: `1px solid ${colours.hairline}`,
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '4px 12px',
    paddingBlock: 10,
  },
  '& li + li': { borderBlockStart: `1px solid ${colours.hairline}` },
  '& li > span': { flex: '1 1 10rem', overflowWrap: 'anywhere' },
  '& small': { display: 'block' },
});

export function Candidates({ paper, onDone }: PaperActionProps) {
  const [typed, setTyped] = useState('');
  const found = useQuery(candidatesQuery(paper.id, useDeferredValue(typed.trim())));
  return (
    <>
      <ReviewerSearch typed={typed} onType={setTyped} />
      {found.isError && <Alert severity="error">{messageOf(found.error, texts.noReason)}</Alert>}
      {found.data?.items.length === 0 && <p>{texts.noCandidates}</p>}
      {found.data && found.data.items.length > 0 && (
        // A scrollable region must be focusable.
        <List role="list" tabIndex={0} aria-label={texts.candidates}>
          {found.data.items.map((each) => (
            <CandidateItem key={each.id} candidate={each} paper={paper} onDone={onDone} />
          ))}
        </List>
      )}
    </>
  );
}

function CandidateItem({ candidate, paper, onDone }: PaperActionProps & { candidate: Candidate }) {
  const assign = useAssignReviewer(paper.id);
  const [isOverriding, setOverriding] = useState(false);
  const { id, name, organization, load, maxLoad, conflict, canOverride, isOnHold, review } =
    candidate;
  const submit = async (overrideReason?: string) => {
    const state = await assign.mutateAsync({ reviewerId: id, overrideReason });
    onDone(unlessHeld(state, texts.invited({ name })));
  };
  const isAssignable = !isOnHold && (review === null || review === 'declined');
  return (
    <li>
      <span>
        {name}
        <small>
          {organization} · {texts.load({ load, max: maxLoad })}
        </small>
        <CandidateChips candidate={candidate} />
        {assign.error && !isOverriding && <Alert severity="error">{problemOf(assign.error)}</Alert>}
      </span>
      {isAssignable && conflict === null && (
        <Button
          look="outlined"
          busy={assign.isPending}
          aria-label={texts.inviteName({ name })}
          onClick={() => void submit().catch(() => undefined)}
        >
          {texts.invite}
        </Button>
      )}
      {isAssignable && canOverride && (
        <Button look="text" onClick={() => setOverriding(true)}>
          {texts.override}
        </Button>
      )}
      {isOverriding && (
        <PaperInputDialog
          title={texts.overrideTitle({ name })}
          text={texts.overrideText}
          label={texts.reason}
          confirm={texts.invite}
          action={{ error: assign.error, mutateAsync: submit }}
          onClose={() => setOverriding(false)}
          onDone={() => setOverriding(false)}
        />
      )}
    </li>
  );
}

function CandidateChips({ candidate }: { candidate: Candidate }) {
  const { knowsTopic, isPaused, conflict, institution, isOnHold, review } = candidate;
  return (
    <>
      {knowsTopic && <Chip tone="green">{texts.knowsTopic}</Chip>}{' '}
      {isPaused && <Chip tone="grey">{texts.paused}</Chip>}{' '}
      {conflict && (
        <Chip tone="red">
          {institution ? texts.sameInstitution({ name: institution }) : texts.conflicts[conflict]}
        </Chip>
      )}{' '}
      {isOnHold && <Chip tone="amber">{texts.onHold}</Chip>}{' '}
      {review && <Chip tone="indigo">{reviewStateLabel(review)}</Chip>}
    </>
  );
}
