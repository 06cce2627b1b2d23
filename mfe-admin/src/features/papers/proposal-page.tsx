import { messageOf } from '@plenary/kit/api';
import { paths } from '@plenary/kit/paths';
import { Alert, Button, Chip, EmptyState, ErrorState } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListSkeleton } from '../../list/list-skeleton';
import { AdminPage } from '../../page/admin-page';
import { Announcement } from '../../page/announcement';
import { ConfirmDialog } from '../../page/confirm-dialog';
import { Choices, useChosen } from './bulk-parts';
import { proposalQuery, useTaking, type ProposalItem } from './bulk.api';
import { problemOf } from './paper.api';
import { texts } from './texts';

type Taken = NonNullable<ReturnType<typeof useTaking>['data']>;

/** A balanced proposal for every paper that lacks reviewers; nothing happens before it is taken. */
export default function ProposalPage() {
  const proposal = useQuery(proposalQuery);
  const [taken, setTaken] = useState<Taken>();
  const trail = [{ label: texts.title, to: paths.adminPapers.href() }, { label: texts.propose }];
  return (
    <AdminPage title={texts.proposalTitle} trail={trail}>
      <Announcement text={taken?.assigned ? texts.taken(taken.assigned) : ''} />
      {taken && taken.left.length > 0 && (
        <Alert severity="warning">
          {texts.leftOnes}
          <ul>
            {taken.left.map(({ id, reason }) => (
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
        <Proposal items={proposal.data} onTaken={setTaken} />
      )}
    </AdminPage>
  );
}

const keyOf = (paperId: string, reviewerId: string) => `${paperId} ${reviewerId}`;

function Proposal(props: { items: ProposalItem[]; onTaken: (taken: Taken) => void }) {
  const { items, onTaken } = props;
  const chosen = useChosen();
  const [isAsking, setAsking] = useState(false);
  const taking = useTaking();
  const papers = items.flatMap(({ id, reviewers }) => {
    const reviewerIds = reviewers
      .map((each) => each.id)
      .filter((each) => chosen.has(keyOf(id, each)));
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
              {texts.number(item.number)} {item.title}
            </strong>
            <small>{item.topic}</small>
            {item.reviewers.map((each) => (
              <label key={each.id}>
                <input
                  type="checkbox"
                  checked={chosen.has(keyOf(item.id, each.id))}
                  onChange={() => chosen.toggle(keyOf(item.id, each.id))}
                />
                <span>{each.name}</span>
                <small>
                  {each.organization} · {texts.load(each.load, each.maxLoad)}
                </small>
                {each.knowsTopic && <Chip tone="green">{texts.knowsTopic}</Chip>}
              </label>
            ))}
            {item.reviewers.length < item.wanted && (
              <Alert severity="warning">{texts.shortOf(item.wanted - item.reviewers.length)}</Alert>
            )}
          </li>
        ))}
      </Choices>
      {items.some(({ reviewers }) => reviewers.length > 0) && (
        <Button disabled={count === 0} onClick={() => setAsking(true)}>
          {texts.take(count)}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={texts.takeTitle(count)}
          text={texts.takeText}
          confirm={texts.take(count)}
          keep={texts.cancel}
          error={problemOf(taking.error)}
          onClose={() => setAsking(false)}
          onConfirm={async () => {
            onTaken(await taking.mutateAsync(papers));
            setAsking(false);
          }}
        />
      )}
    </>
  );
}
