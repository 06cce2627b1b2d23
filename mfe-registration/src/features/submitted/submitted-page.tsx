import { IconPlus } from '@plenary/kit/art/icons';
import { paths } from '@plenary/kit/paths';
import { useAuth } from '@plenary/kit/session';
import { EmptyState, ErrorState, LinkButton, Page, PageHeader, Spinner } from '@plenary/kit/ui';
import { useAcceptedPapers } from '../../papers/accepted-papers.api';
import { texts as shared } from '../../papers/texts';
import { usePreviousRegistration } from '../../registration/registration-status.api';
import { PaperEntry } from './paper-entry';
import { texts } from './texts';

export default function SubmittedPage() {
  return (
    <Page>
      <PageHeader title={shared.myPapers}>
        <p>{texts.lead}</p>
        <div>
          <LinkButton look="outlined" startIcon={<IconPlus />} to={paths.submit.href()}>
            {texts.newSubmission}
          </LinkButton>
        </div>
      </PageHeader>
      <Papers />
    </Page>
  );
}

function Papers() {
  const { loading } = useAuth();
  const papers = useAcceptedPapers();
  const registration = usePreviousRegistration();

  if (papers.isError && !papers.isFetching) {
    return (
      <ErrorState
        title={shared.failed}
        message={shared.failedText}
        onRetry={() => void papers.refetch()}
      />
    );
  }
  if (loading || registration.loading || !papers.data) return <Spinner label={shared.loading} />;
  if (papers.data.papers.length === 0) {
    return (
      <EmptyState
        title={texts.empty}
        action={<LinkButton to={paths.submit.href()}>{texts.howTo}</LinkButton>}
      >
        {texts.emptyText}
      </EmptyState>
    );
  }
  return papers.data.papers.map((paper) => (
    <PaperEntry key={paper.id} paper={paper} isRegistered={Boolean(registration.previous)} />
  ));
}
