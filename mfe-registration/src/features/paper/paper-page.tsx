import { paths } from '@plenary/kit/paths';
import { useParams } from '@plenary/kit/router';
import {
  Breadcrumb,
  EmptyState,
  ErrorState,
  fonts,
  LinkButton,
  Page,
  PageTitle,
  Spinner,
  styled,
} from '@plenary/kit/ui';
import { useAcceptedPapers } from '../../papers/accepted-papers.api';
import { PaperState } from '../../papers/paper-state';
import { texts as shared } from '../../papers/texts';
import { texts } from './texts';

const Title = styled(PageTitle)({
  marginBlock: '12px 16px',
  maxInlineSize: '36ch',
  fontFamily: fonts.body,
  fontSize: 'clamp(1.75rem, 1.6rem + .8vw, 2.5rem)',
  lineHeight: 1.2,
});

export default function PaperPage() {
  return (
    <Page>
      <Breadcrumb
        items={[
          { label: shared.myPapers, to: paths.submitted.href() },
          { label: texts.breadcrumb },
        ]}
      />
      <Paper />
    </Page>
  );
}

function Paper() {
  const { paperId } = useParams();
  const papers = useAcceptedPapers();
  if (papers.isError && !papers.isFetching) {
    return (
      <ErrorState
        title={shared.failed}
        message={shared.failedText}
        onRetry={() => void papers.refetch()}
      />
    );
  }
  if (!papers.data) return <Spinner label={shared.loading} />;
  const paper = papers.data.papers.find(({ id }) => id === paperId);
  if (!paper) return <NotFound />;
  return (
    <>
      <Title>{paper.title}</Title>
      <PaperState paper={paper} />
    </>
  );
}

function NotFound() {
  return (
    <>
      <PageTitle>{texts.notFound}</PageTitle>
      <EmptyState
        title={texts.notFoundText}
        action={<LinkButton to={paths.submitted.href()}>{texts.toMyPapers}</LinkButton>}
      />
    </>
  );
}
