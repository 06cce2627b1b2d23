import { paths } from '@plenary/kit/paths';
import { AdminPage } from '../../page/admin-page';
import { PaperFigures } from '../../stats/paper-figures';
import { StatsFigures } from '../../stats/stats-figures';
import { texts } from './texts';
import { UserFigures } from './user-figures';

export default function DashboardPage() {
  return (
    <AdminPage title={texts.title} trail={[{ label: texts.section }]}>
      <StatsFigures>
        {(stats) => (
          <>
            <UserFigures stats={stats} heading={texts.users} to={paths.adminUsers.href()} />
            <PaperFigures stats={stats} heading={texts.papers} to={paths.adminPapers.href()} />
          </>
        )}
      </StatsFigures>
    </AdminPage>
  );
}
