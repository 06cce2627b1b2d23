import { paths } from '@plenary/kit/paths';
import { ErrorState, styled } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { AdminPage } from '../../shared/page/admin-page';
import { lazyPart } from '../../shared/lazy-part';
import { BackupWarning } from './backup-warning';
import {
  errorTextOf,
  progressQuery,
  publicEditionQuery,
  statsQuery,
  workQuery,
  type Progress,
  type Stats,
} from './dashboard.api';
import { LiveState } from './live-state';
import { FigureRow } from './parts/figure-row';
import { Skeleton } from './parts/part';
import { Deadlines } from './progress/deadlines';
import { MoneyPart, ReviewsPart, TracksPart } from './progress/progress-parts';
import { texts } from './texts';
import { NeedsYou } from './work/needs-you';
import { May } from '../../shared/may';
import { useMay } from '@plenary/kit/session';

/** Drawings and their tables weigh as much as the rest of the page. */
const Charts = lazyPart(
  () => import('./charts/charts'),
  () => <Skeleton tall={280} aria-hidden="true" />,
);

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24px 32px',
  marginBlockStart: 16,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr' },
}));

const Desk = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '28px 40px',
  alignItems: 'start',
  marginBlock: '24px 28px',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 376px' },
}));

const Side = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 });

export default function DashboardPage() {
  const stats = useQuery(statsQuery());
  const work = useQuery(workQuery());
  const edition = useQuery(publicEditionQuery());
  const progress = useQuery(progressQuery());
  return (
    <AdminPage
      title={texts.title}
      trail={[{ label: texts.section }]}
      action={<LiveState query={work} />}
    >
      {stats.data?.backupFailure && <BackupWarning {...stats.data.backupFailure} />}
      {stats.isLoadingError ? (
        <ErrorState
          title={texts.failed}
          message={errorTextOf(stats.error)}
          onRetry={() => void stats.refetch()}
        />
      ) : (
        <Figures stats={stats.data} notCounted={progress.data?.notCounted} />
      )}
      <Desk>
        <NeedsYou edition={edition} scheduled={progress.data?.scheduled ?? []} />
        <Side>
          <May right="payments:read">
            <MoneyPart progress={progress} />
          </May>
          <ReviewsPart progress={progress} />
          <TracksPart progress={progress} />
          {edition.data && (
            <Deadlines
              edition={edition.data}
              nextDueAt={progress.data?.reviews.nextDueAt ?? null}
              scheduled={progress.data?.scheduled ?? []}
            />
          )}
        </Side>
      </Desk>
      <Charts />
    </AdminPage>
  );
}

interface FiguresProps {
  stats?: Stats;
  notCounted?: Progress['notCounted'];
}

function Figures({ stats, notCounted }: FiguresProps) {
  const may = useMay();
  const { userFigures, paperFigures } = texts;
  const users = (role: string) => `${paths.adminUsers.href()}?role=${role}`;
  const papers = (outcome: string) => `${paths.adminPapers.href()}?outcome=${outcome}`;
  return (
    <Pair>
      <FigureRow
        heading={texts.users}
        isLinked={may('people:read')}
        figures={[
          [userFigures.total, stats?.users.total, paths.adminUsers.href()],
          [userFigures.researchers, stats?.users.researchers, users('researcher')],
          [userFigures.reviewers, stats?.users.reviewers, users('reviewer')],
          [userFigures.admins, stats?.users.admins, users('admin')],
        ]}
      />
      <FigureRow
        heading={texts.papers}
        isLinked={may('papers:read')}
        note={notCounted && notCountedText(notCounted)}
        figures={[
          [paperFigures.total, stats?.papers.total, paths.adminPapers.href()],
          [paperFigures.pending, stats?.papers.pending, papers('pending')],
          [paperFigures.accepted, stats?.papers.accepted, papers('accepted')],
          [paperFigures.rejected, stats?.papers.rejected, papers('rejected')],
        ]}
      />
    </Pair>
  );
}

/** The list shows withdrawn papers; the figures leave them out (specification: total is the sum). */
function notCountedText({ withdrawn, drafts }: Progress['notCounted']): string | undefined {
  const { both, withdrawn: onlyWithdrawn, drafts: onlyDrafts } = texts.notCounted;
  if (withdrawn > 0 && drafts > 0) return both({ withdrawn, drafts });
  if (withdrawn > 0) return onlyWithdrawn({ withdrawn });
  return drafts > 0 ? onlyDrafts({ drafts }) : undefined;
}
