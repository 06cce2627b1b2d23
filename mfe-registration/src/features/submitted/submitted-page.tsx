import { IconPlus } from '@plenary/kit/art/icons';
import { useEdition } from '@plenary/kit/edition';
import { paths } from '@plenary/kit/paths';
import { useAuth } from '@plenary/kit/session';
import { EmptyState, ErrorState, LinkButton, Page, PageHeader, Spinner } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { papersQuery } from '../../shared/papers/papers.api';
import { texts as shared } from '../../shared/papers/texts';
import { useIsOpen } from '../../shared/use-is-open';
import { PaperEntry } from './paper-entry';
import { texts } from './texts';

export default function SubmittedPage() {
  const isOpen = useIsOpen(useEdition().submissions);
  return (
    <Page>
      <PageHeader title={shared.myPapers}>
        <p>{texts.lead}</p>
        {isOpen && (
          <div>
            <LinkButton startIcon={<IconPlus />} to={`${paths.submit.href()}?new`}>
              {texts.newSubmission}
            </LinkButton>
          </div>
        )}
      </PageHeader>
      <Papers isOpen={isOpen} />
    </Page>
  );
}

function Papers({ isOpen }: { isOpen: boolean }) {
  const { user, loading } = useAuth();
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
  return papers.data.items.map((paper) => <PaperEntry key={paper.id} paper={paper} />);
}
