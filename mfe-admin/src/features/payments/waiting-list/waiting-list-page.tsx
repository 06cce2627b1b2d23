import { EmptyState } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { Drawer, LoadedDrawer } from '../../../shared/drawer/drawer';
import { ListPage } from '../../../shared/list/list-page';
import { Results } from '../../../shared/list/results';
import { FilterTabs } from '../../../shared/list/tools/filter-tabs';
import { SearchField } from '../../../shared/list/tools/search-field';
import { useList } from '../../../shared/list/use-list';
import { PaymentTabs } from '../payment-tabs';
import { texts } from './texts';
import { WaitingDrawer } from './waiting-drawer';
import { PAGE_SIZE, waitingListQuery } from './waiting-list.api';
import { waitingRow } from './waiting-row';

export default function WaitingListPage() {
  const list = useList({ sort: 'createdAt', filters: ['status'] });
  const page = useQuery(waitingListQuery(list.query));
  return (
    <ListPage
      list={list}
      title={texts.title}
      tabs={
        <>
          <PaymentTabs current={texts.title} />
          <FilterTabs
            list={list}
            name="status"
            label={texts.status}
            counts={page.data?.counts}
            tabs={[
              { value: 'waiting', label: texts.statuses.waiting },
              { value: 'offered', label: texts.statuses.offered },
            ]}
          />
        </>
      }
      tools={<SearchField list={list} label={texts.search} />}
      drawer={(id, close) => (
        <LoadedDrawer query={page} onClose={close}>
          {({ items }) => {
            const person = items.find((each) => each.id === id);
            return person ? (
              <WaitingDrawer key={id} person={person} onClose={close} />
            ) : (
              <Drawer title={texts.gone} onClose={close}>
                {null}
              </Drawer>
            );
          }}
        </LoadedDrawer>
      )}
    >
      <Results
        list={list}
        label={texts.title}
        page={page}
        shape={waitingRow}
        pageSize={PAGE_SIZE}
        empty={<EmptyState title={texts.none}>{texts.noneHint}</EmptyState>}
      />
    </ListPage>
  );
}
