import { EmptyState } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { ListPage } from '../../../shared/list/list-page';
import { Results } from '../../../shared/list/results';
import { FilterTabs } from '../../../shared/list/tools/filter-tabs';
import { SearchField } from '../../../shared/list/tools/search-field';
import { useList } from '../../../shared/list/use-list';
import { PaymentTabs } from '../payment-tabs';
import { FileDrawer } from './file-drawer';
import { fileRow } from './refund-row';
import { filesQuery, PAGE_SIZE } from './refunds.api';
import { texts } from './texts';

const STATES = ['awaiting-approval', 'ready', 'exported', 'discarded'] as const;

export default function FilesPage() {
  const list = useList({ sort: '-createdAt', filters: ['status'] });
  const page = useQuery(filesQuery(list.query));
  const { files } = texts;
  return (
    <ListPage
      list={list}
      title={files.title}
      tools={<SearchField list={list} label={files.search} />}
      tabs={
        <>
          <PaymentTabs current={files.title} />
          <FilterTabs
            list={list}
            name="status"
            label={files.filter}
            tabs={STATES.map((value) => ({ value, label: files.states[value] }))}
          />
        </>
      }
      drawer={(id, close) => <FileDrawer key={id} id={id} onClose={close} />}
    >
      <Results
        list={list}
        label={files.title}
        page={page}
        shape={fileRow}
        pageSize={PAGE_SIZE}
        empty={<EmptyState title={files.none}>{files.noneHint}</EmptyState>}
      />
    </ListPage>
  );
}
