import { ApiError } from '@plenary/kit/api';
import { paths } from '@plenary/kit/paths';
import { useLocation, useParams } from '@plenary/kit/router';
import {
  Alert,
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
import { NextStep } from '../../papers/next-step';
import { PaperState } from '../../papers/paper-state';
import { type PaperDetails, usePaper } from '../../papers/papers.api';
import { texts as shared } from '../../papers/texts';
import { Timeline } from '../../papers/timeline';
import { Columns } from '../../parts/columns';
import { Decisions } from './decisions';
import { Details } from './details';
import { Files } from './files';
import { texts } from './texts';
import { useAnchor } from './use-anchor';
import { Withdrawal } from './withdrawal';

const Title = styled(PageTitle)({
  marginBlock: '12px 16px',
  maxInlineSize: '36ch',
  fontFamily: fonts.body,
  fontSize: 'clamp(1.75rem, 1.6rem + .8vw, 2.5rem)',
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
});

const Top = styled('div')({ display: 'grid', gap: 20, marginBlockEnd: 40 });

export default function PaperPage() {
  const { paperId = '' } = useParams();
  return (
    <Page>
      <Breadcrumb
        items={[
          { label: shared.myPapers, to: paths.submitted.href() },
          { label: texts.breadcrumb },
        ]}
      />
      <Loaded id={paperId} />
    </Page>
  );
}

function Loaded({ id }: { id: string }) {
  const paper = usePaper(id);
  const isMissing =
    paper.error instanceof ApiError && (paper.error.status === 404 || paper.error.status === 400);
  if (isMissing) return <NotFound />;
  const isFailed = paper.isError && !paper.isFetching && !paper.data;
  const title = paper.data ? paper.data.title || shared.untitled : texts.breadcrumb;
  // One element throughout: it may have the focus already when the paper comes.
  return (
    <>
      <Title>{title}</Title>
      {isFailed && (
        <ErrorState
          title={shared.failed}
          message={shared.failedText}
          onRetry={() => void paper.refetch()}
        />
      )}
      {!isFailed && !paper.data && <Spinner label={shared.loading} />}
      {paper.data && <Paper paper={paper.data} />}
    </>
  );
}

function Paper({ paper }: { paper: PaperDetails }) {
  const { state } = useLocation() as { state: { isNew?: boolean } | null };
  useAnchor();
  return (
    <>
      <Top>
        <PaperState paper={paper} />
        {state?.isNew && paper.status === 'submitted' && (
          <Alert severity="success">{texts.submitted}</Alert>
        )}
        <NextStep paper={paper} heading="h2" />
      </Top>
      <Columns>
        <aside aria-label={shared.timeline.title}>
          <Timeline paper={paper} />
        </aside>
        <div>
          <Decisions paper={paper} />
          <Files paper={paper} />
          <Details paper={paper} />
          <Withdrawal paper={paper} />
        </div>
      </Columns>
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
