import { messageOf } from '@plenary/kit/api';
import { paths } from '@plenary/kit/paths';
import { Alert, Button, EmptyState, ErrorState, Spinner } from '@plenary/kit/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AdminPage } from '../../../shared/page/admin-page';
import { Announcement } from '../../../shared/page/announcement';
import { Blocks, Columns } from '../../../shared/page/columns';
import { problemOf } from '../paper.api';
import {
  areSameRules,
  NO_RULES,
  proposalQuery,
  useAssignReviewers,
  type Assigned,
  type Proposal,
  type Rules,
} from './assignment.api';
import { ProposalPapers } from './proposal-papers';
import { ProposalResult } from './proposal-result';
import { ProposalRules } from './proposal-rules';
import { SendBar } from './send-bar';
import { SendDialog } from './send-dialog';
import { texts } from './texts';

const trail = [{ label: texts.papers, to: paths.adminPapers.href() }, { label: texts.title }];

export default function ProposalPage() {
  const [applied, setApplied] = useState(NO_RULES);
  const [rules, setRules] = useState(NO_RULES);
  const [result, setResult] = useState<Assigned>();
  const [isConfirming, setConfirming] = useState(false);
  const client = useQueryClient();
  const query = proposalQuery(applied);
  const proposal = useQuery(query);
  const assign = useAssignReviewers();
  const isChanged = !areSameRules(rules, applied);
  const solve = () => {
    if (isChanged) setApplied(rules);
    else void proposal.refetch();
  };
  const isCancelled = !proposal.data && proposal.fetchStatus === 'idle' && !proposal.isError;
  return (
    <AdminPage title={texts.title} trail={trail}>
      <Announcement text={sentText(result)} />
      {result && result.skipped.length > 0 && <Skipped result={result} />}
      <ProposalRules
        rules={rules}
        isChanged={isChanged}
        isBusy={proposal.isFetching}
        onChange={setRules}
        onSolve={solve}
      />
      {proposal.isFetching && (
        <div>
          <Spinner label={texts.solving} />
          <p>{texts.solvingHint}</p>
          <Button look="outlined" onClick={() => void client.cancelQueries(query)}>
            {texts.cancel}
          </Button>
        </div>
      )}
      {isCancelled && <EmptyState title={texts.cancelled}>{texts.cancelledHint}</EmptyState>}
      {proposal.isError && !proposal.isFetching && (
        <ErrorState
          title={texts.failed}
          message={messageOf(proposal.error, texts.noReason)}
          onRetry={() => void proposal.refetch()}
        />
      )}
      {proposal.data && !proposal.isFetching && (
        <Solved
          proposal={proposal.data}
          {...{ rules, isChanged }}
          onRules={setRules}
          onSend={() => setConfirming(true)}
        />
      )}
      {isConfirming && proposal.data && (
        <SendDialog
          proposal={proposal.data}
          error={problemOf(assign.error)}
          onClose={() => {
            setConfirming(false);
            assign.reset();
          }}
          onSend={async (papers) => {
            setResult(await assign.mutateAsync(papers));
            setConfirming(false);
            // Also gone when solving the next one is cancelled.
            void client.resetQueries(query);
          }}
        />
      )}
    </AdminPage>
  );
}

/** The hold bar announces requests that are on hold. */
const sentText = (result?: Assigned) =>
  result?.assigned && result.heldUntil === null ? texts.sent({ count: result.assigned }) : '';

function Skipped({ result }: { result: Assigned }) {
  return (
    <Alert severity="warning">
      {texts.skipped}
      <ul>
        {result.skipped.map(({ id, reason }) => (
          <li key={id}>{reason}</li>
        ))}
      </ul>
    </Alert>
  );
}

interface SolvedProps {
  proposal: Proposal;
  rules: Rules;
  isChanged: boolean;
  onRules: (rules: Rules) => void;
  onSend: () => void;
}

function Solved({ proposal, rules, isChanged, onRules, onSend }: SolvedProps) {
  if (proposal.items.length === 0)
    return <EmptyState title={texts.none}>{texts.noneHint}</EmptyState>;
  return (
    <>
      <Columns>
        <Blocks area="facts">
          <ProposalPapers proposal={proposal} rules={rules} onRules={onRules} />
        </Blocks>
        <Blocks area="actions">
          <ProposalResult proposal={proposal} rules={rules} onRules={onRules} />
        </Blocks>
      </Columns>
      {proposal.result.matches > 0 && (
        <SendBar proposal={proposal} isBlocked={isChanged} onSend={onSend} />
      )}
    </>
  );
}
