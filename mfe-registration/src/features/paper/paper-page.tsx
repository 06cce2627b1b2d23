import { ApiError } from '@plenary/kit/api';
import { paths } from '@plenary/kit/paths';
import { useLocation, useParams } from '@plenary/kit/router';
import { useUser } from '@plenary/kit/session';
import { Slot } from '@plenary/kit/slots';
import {
  Actions,
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
  useArrival,
} from '@plenary/kit/ui';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { NextStep } from '../../shared/papers/next-step';
import { submitPath } from '../../shared/papers/next-step-of';
import { PaperStatusLine } from '../../shared/papers/paper-status-line';
import { paperQuery, type PaperDetails } from '../../shared/papers/papers.api';
import { texts as shared } from '../../shared/papers/texts';
import { Timeline } from '../../shared/papers/timeline';
import { Columns } from '../../shared/layout/columns';
import { Decisions } from './decisions';
import { Details } from './details';
import { Files } from './files';
import { responseQuery, type PaperResponse } from './response/response.api';
import { ResponsePart } from './response/response-part';
import { texts } from './texts';
import { WithdrawPaper } from './withdraw-paper';

const Title = styled(PageTitle)({
  marginBlock: '12px 16px',
  maxInlineSize: '36ch',
  fontFamily: fonts.body,
  fontSize: 'clamp(1.75rem, 1.6rem + .8vw, 2.5rem)',
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
});

/** A part after the main one is below the timeline on wide screens, and last on others. */
const PaperColumns = styled(Columns)(({ theme }) => ({
  [theme.breakpoints.up('md')]: {
    gridTemplateRows: 'auto 1fr',
    '& > aside + div': { gridColumn: 1, gridRow: '1 / span 2' },
    '& > aside + div + div': { gridColumn: 2, gridRow: 2 },
  },
}));

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
  const user = useUser();
  const paper = useQuery(paperQuery(user?.id, id));
  const response = useQuery(responseQuery(user?.id, id));
  // The response is above other parts, which it would move.
  const data = useArrival(response.isPending ? undefined : paper.data);
  const isMissing =
    paper.error instanceof ApiError && (paper.error.status === 404 || paper.error.status === 400);
  if (isMissing) return <NotFound />;
  const isFailed = paper.isError && !paper.isFetching && !paper.data;
  const title = paper.data ? paper.data.title || shared.untitled : texts.breadcrumb;
  // The same heading element while loading and after: it may have the focus.
  return (
    <>
      <Title>{title}</Title>
      {isFailed && (
        <ErrorState
          title={shared.loadFailed}
          message={shared.loadFailedText}
          onRetry={() => void paper.refetch()}
        />
      )}
      {!isFailed && !data && <Spinner label={shared.loading} />}
      {data && <Paper paper={data} response={response} />}
    </>
  );
}

interface PaperProps {
  paper: PaperDetails;
  response: UseQueryResult<PaperResponse>;
}

function Paper({ paper, response }: PaperProps) {
  const { state } = useLocation() as {
    state: { isNew?: boolean; isEdited?: boolean } | null;
  };
  useHashTarget();
  return (
    <>
      <Top>
        <PaperStatusLine paper={paper} />
        {paper.role === 'co-author' && <p>{texts.coAuthor}</p>}
        {state?.isNew && paper.status === 'submitted' && (
          <Alert severity="success">{texts.submitted}</Alert>
        )}
        {state?.isEdited && paper.status === 'submitted' && (
          <Alert severity="success">{texts.edited}</Alert>
        )}
        {paper.isEditable && (
          <Actions>
            <LinkButton look="outlined" to={submitPath(paper.id)}>
              {texts.edit}
            </LinkButton>
            <p>{texts.editUntil}</p>
          </Actions>
        )}
        <NextStep paper={paper} heading="h2" />
      </Top>
      <PaperColumns>
        <aside aria-label={shared.timeline.title}>
          <Timeline paper={paper} />
        </aside>
        <div>
          <ResponsePart paperId={paper.id} query={response} />
          <Decisions paper={paper} />
          <Files paper={paper} />
          <Details paper={paper} />
          <WithdrawPaper paper={paper} />
        </div>
        {paper.status === 'accepted' && paper.number !== null && (
          <div>
            <Slot name="paper.end" data={{ number: paper.number }} />
          </div>
        )}
      </PaperColumns>
    </>
  );
}

/** Focuses the part that the URL's hash names, which is only rendered with the data. */
function useHashTarget(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const part = hash ? document.getElementById(hash.slice(1)) : null;
    part?.scrollIntoView();
    part?.focus({ preventScroll: true });
  }, [hash]);
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
