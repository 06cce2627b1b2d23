import { EmptyState } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { LoadingDrawer } from '../../shared/drawer/drawer';
import { lazyPart } from '../../shared/lazy-part';
import { ExportMenu } from '../../shared/list/tools/export-menu';
import { ListPage } from '../../shared/list/list-page';
import { Results } from '../../shared/list/results';
import { SearchField } from '../../shared/list/tools/search-field';
import { useList } from '../../shared/list/use-list';
import { AuditFilters, filterNames } from './audit-filters';
import { ArchiveNote } from './archive-note';
import { auditRow } from './audit-row';
import { auditQuery, exportOf, PAGE_SIZE } from './audit.api';
import { texts } from './texts';

const AuditDrawer = lazyPart(() => import('./audit-drawer'), LoadingDrawer);

export default function AuditPage() {
  const list = useList({ sort: '-at', filters: filterNames });
  const page = useQuery(auditQuery(list.query));
  return (
    <ListPage
      list={list}
      title={texts.title}
      tools={
        <>
          <SearchField list={list} label={texts.search} />
          <AuditFilters list={list} />
        </>
      }
      action={<ExportMenu columnsOf="audit" request={(format) => exportOf(list, format)} />}
      drawer={(id, close) => (
        <AuditDrawer key={id} id={id} page={page} list={list} onClose={close} />
      )}
    >
      <ArchiveNote />
      <Results
        list={list}
        label={texts.title}
        page={page}
        shape={auditRow}
        pageSize={PAGE_SIZE}
        empty={<EmptyState title={texts.none} />}
      />
    </ListPage>
  );
}
