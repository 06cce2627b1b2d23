import { IconPlus } from '@plenary/kit/art/icons';
import { isAccepting, useDayOf, useEditionState } from '@plenary/kit/edition';
import { paths } from '@plenary/kit/paths';
import { useAuth, useUser } from '@plenary/kit/session';
import { Slot } from '@plenary/kit/slots';
import {
  EmptyState,
  ErrorState,
  LinkButton,
  Page,
  PageHeader,
  Spinner,
  styled,
} from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { papersQuery } from '../../shared/papers/papers.api';
import { texts as shared } from '../../shared/papers/texts';
import { Finished } from './finished';
import { groupsOf, nextDeadline } from './groups';
import { InProgress } from './in-progress';
import { NeedsYou } from './needs-you';
import { texts } from './texts';

const End = styled('div')({ marginBlockStart: 56 });

export default function SubmittedPage() {
  const isOpen = isAccepting(useEditionState().submissions);
  return (
    <Page>
      <PageHeader title={shared.myPapers}>
        <Lead isOpen={isOpen} />
        {isOpen && (
          <div>
            <LinkButton look="outlined" startIcon={<IconPlus />} to={`${paths.submit.href()}?new`}>
              {texts.newSubmission}
            </LinkButton>
          </div>
        )}
      </PageHeader>
      <Papers isOpen={isOpen} />
      <End>
        <Slot name="my-papers.end" data={{}} />
      </End>
    </Page>
  );
}

function Papers({ isOpen }: { isOpen: boolean }) {
  const { user, loading } = useAuth();
  const dayOf = useDayOf();
  const papers = useQuery(papersQuery(user?.id));
  if (papers.isError && !papers.isFetching) {
    return (
      <ErrorState
        title={shared.loadFailed}
        message={shared.loadFailedText}
        onRetry={() => void papers.refetch()}
      />
    );
  }
  if (loading || !papers.data) return <Spinner label={shared.loading} />;
  if (papers.data.items.length === 0) {
    return (
      <EmptyState
        title={texts.empty}
        action={isOpen && <LinkButton to={paths.submit.href()}>{texts.create}</LinkButton>}
      >
        {isOpen ? texts.emptyText : texts.closedText}
      </EmptyState>
    );
  }
  const { needsYou, inProgress, finished } = groupsOf(papers.data.items, isOpen, dayOf);
  return (
    <>
      <NeedsYou needs={needsYou} />
      <InProgress papers={inProgress} />
      <Finished papers={finished} />
    </>
  );
}

function Lead({ isOpen }: { isOpen: boolean }) {
  const user = useUser();
  const dayOf = useDayOf();
  const { items = [] } = useQuery(papersQuery(user?.id)).data ?? {};
  if (items.length === 0) return <p>{texts.lead}</p>;
  const groups = groupsOf(items, isOpen, dayOf);
  const deadline = nextDeadline(groups);
  const { needsYou, inProgress, finished } = groups;
  return (
    <p>
      {texts.counts({
        needs: needsYou.length,
        progress: inProgress.length,
        finished: finished.length,
      })}{' '}
      {deadline && texts.nextDeadline({ day: dayOf(deadline) })}
    </p>
  );
}
