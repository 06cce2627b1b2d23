import { EmptyState } from '@plenary/kit/ui';
import { AdminPage } from '../../page/admin-page';
import { PaperFigures } from '../../stats/paper-figures';
import { StatsFigures } from '../../stats/stats-figures';
import { texts } from './texts';

/** How many papers there are. */
export default function PapersPage() {
  return (
    <AdminPage title={texts.title}>
      <StatsFigures>
        {(stats) => (
          <>
            <PaperFigures stats={stats} />
            {stats && <Papers total={stats.papers.total} />}
          </>
        )}
      </StatsFigures>
    </AdminPage>
  );
}

function Papers({ total }: { total: number }) {
  if (total === 0) return <EmptyState title={texts.none}>{texts.noneHint}</EmptyState>;
  return <EmptyState title={texts.some(total)}>{texts.someHint}</EmptyState>;
}
