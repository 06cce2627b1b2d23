import { useQuery } from '@tanstack/react-query';
import { Drawer, LoadedDrawer } from '../../../shared/drawer/drawer';
import { useList } from '../../../shared/list/use-list';
import { PaymentsListPage } from '../payments-list-page';
import { texts } from './texts';
import { WaitingDrawer } from './waiting-drawer';
import { PAGE_SIZE, waitingListQuery } from './waiting-list.api';
import { waitingRow } from './waiting-row';

export default function WaitingListPage() {
  const list = useList({ sort: 'createdAt', filters: ['status'] });
  const page = useQuery(waitingListQuery(list.query));
  return (
    <PaymentsListPage
      list={list}
      title={texts.title}
      page={page}
      shape={waitingRow}
      pageSize={PAGE_SIZE}
      filter={{
        name: 'status',
        label: texts.status,
        counts: page.data?.counts,
        tabs: [
          { value: 'waiting', label: texts.statuses.waiting },
          { value: 'offered', label: texts.statuses.offered },
        ],
      }}
      texts={texts}
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
    />
  );
}
