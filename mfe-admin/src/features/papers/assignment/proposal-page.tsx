import { messageOf } from '@plenary/kit/api';
import { paths } from '@plenary/kit/paths';
import { Alert, Button, Chip, EmptyState, ErrorState } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListSkeleton } from '../../../shared/list/list-skeleton';
import { AdminPage } from '../../../shared/page/admin-page';
import { Announcement } from '../../../shared/page/announcement';
import { ConfirmDialog } from '@plenary/kit/dialogs';
import { Choices, useSelection } from '../choices';
import { proposalQuery, useAssignReviewers, type ProposalItem } from './assignment.api';
import { problemOf } from '../paper.api';
import { paperNumber } from '../papers.api';
import { texts } from '../texts';

type Result = NonNullable<ReturnType<typeof useAssignReviewers>['data']>;

export default function ProposalPage() {
  const proposal = useQuery(proposalQuery());
  const [result, setResult] = useState<Result>();
  const trail = [{ label: texts.title, to: paths.adminPapers.href() }, { label: texts.propose }];
  return (
    <AdminPage title={texts.proposalTitle} trail={trail}>
      <Announcement text={announcementOf(result)} />
      {result && result.skipped.length > 0 && (
        <Alert severity="warning">
          {texts.skipped}
          <ul>
            {result.skipped.map(({ id, reason }) => (
              <li key={id}>{reason}</li>
            ))}
          </ul>
        </Alert>
      )}
      {proposal.isPending && <ListSkeleton />}
      {proposal.isLoadingError && (
        <ErrorState
          title={texts.proposalFailed}
          message={messageOf(proposal.error, texts.noReason)}
          onRetry={() => void proposal.refetch()}
        />
      )}
      {proposal.data?.length === 0 && (
        <EmptyState title={texts.noProposal}>{texts.noProposalHint}</EmptyState>
      )}
      {proposal.data && proposal.data.length > 0 && (
        <Proposal items={proposal.data} onDone={setResult} />
      )}
    </AdminPage>
  );
}

/** The hold bar announces requests that are on hold. */
const announcementOf = (result?: Result) =>
  result?.assigned && result.heldUntil === null
    ? texts.assignedMany({ count: result.assigned })
    : '';

const keyOf = (paperId: string, reviewerId: string) => `${paperId} ${reviewerId}`;

function Proposal(props: { items: ProposalItem[]; onDone: (result: Result) => void }) {
  const { items, onDone } = props;
  const selection = useSelection();
  const [isConfirming, setConfirming] = useState(false);
  const assign = useAssignReviewers();
  const papers = items.flatMap(({ id, reviewers }) => {
    const reviewerIds = reviewers
      .map((each) => each.id)
      .filter((each) => selection.has(keyOf(id, each)));
    return reviewerIds.length > 0 ? [{ id, reviewerIds }] : [];
  });
  const count = papers.flatMap(({ reviewerIds }) => reviewerIds).length;
  return (
    <>
      <p>{texts.proposalHint}</p>
      <Choices role="list">
        {items.map((item) => (
          <li key={item.id}>
            <strong>
              {paperNumber(item.number)} {item.title}
            </strong>
            <small>{item.topic}</small>
            {item.reviewers.map((each) => (
              <label key={each.id}>
                <input
                  type="checkbox"
                  checked={selection.has(keyOf(item.id, each.id))}
                  onChange={() => selection.toggle(keyOf(item.id, each.id))}
                />
                <span>{each.name}</span>
                <small>
                  {each.organization} · {texts.load({ load: each.load, max: each.maxLoad })}
                </small>
                {each.knowsTopic && <Chip tone="green">{texts.knowsTopic}</Chip>}
              </label>
            ))}
            {item.reviewers.length < item.wanted && (
              <Alert severity="warning">
                {texts.missingReviewers({ missing: item.wanted - item.reviewers.length })}
              </Alert>
            )}
          </li>
        ))}
      </Choices>
      {items.some(({ reviewers }) => reviewers.length > 0) && (
        <Button disabled={count === 0} onClick={() => setConfirming(true)}>
          {texts.assignMany({ count })}
        </Button>
      )}
      {isConfirming && (
        <ConfirmDialog
          title={texts.assignTitle({ count })}
          text={texts.assignText}
          confirm={texts.assignMany({ count })}
          keep={texts.cancel}
          error={problemOf(assign.error)}
          onClose={() => setConfirming(false)}
          onConfirm={async () => {
            onDone(await assign.mutateAsync(papers));
            setConfirming(false);
          }}
        />
      )}
    </>
  );
}
