import { paths } from '@plenary/kit/paths';
import { ErrorState } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { BackupWarning } from './backup-warning';
import { DateWarning } from '../../shared/dates/date-warning';
import { AdminPage } from '../../shared/page/admin-page';
import { errorTextOf, publicEditionQuery, statsQuery, type Stats } from './dashboard.api';
import { FigureRow } from './figure-row';
import { texts } from './texts';

export default function DashboardPage() {
  const stats = useQuery(statsQuery());
  const edition = useQuery(publicEditionQuery());
  return (
    <AdminPage title={texts.title} trail={[{ label: texts.section }]}>
      {stats.isLoadingError ? (
        <ErrorState
          title={texts.failed}
          message={errorTextOf(stats.error)}
          onRetry={() => void stats.refetch()}
        />
      ) : (
        <>
          {edition.data && <DateWarning edition={edition.data} />}
          {stats.data?.backupFailure && <BackupWarning {...stats.data.backupFailure} />}
          <Figures stats={stats.data} />
        </>
      )}
    </AdminPage>
  );
}

function Figures({ stats }: { stats?: Stats }) {
  const { userFigures, paperFigures } = texts;
  return (
    <>
      <FigureRow
        heading={texts.users}
        to={paths.adminUsers.href()}
        figures={[
          [userFigures.total, stats?.users.total],
          [userFigures.researchers, stats?.users.researchers],
          [userFigures.reviewers, stats?.users.reviewers],
          [userFigures.admins, stats?.users.admins],
        ]}
      />
      <FigureRow
        heading={texts.papers}
        to={paths.adminPapers.href()}
        figures={[
          [paperFigures.total, stats?.papers.total],
          [paperFigures.pending, stats?.papers.pending],
          [paperFigures.accepted, stats?.papers.accepted],
          [paperFigures.rejected, stats?.papers.rejected],
        ]}
      />
    </>
  );
}
