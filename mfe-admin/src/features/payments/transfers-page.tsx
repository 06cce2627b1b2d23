import { Button, EmptyState } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Drawer } from '../../list/drawer';
import { FilterTabs } from '../../list/filter-tabs';
import { ListPage } from '../../list/list-page';
import { Results } from '../../list/results';
import { useList } from '../../list/use-list';
import { Announcement } from '../../page/announcement';
import { MoneyTabs } from './money-tabs';
import { RecordDialog } from './record-dialog';
import { TransferDrawer } from './transfer-drawer';
import { transferRow } from './transfer-row';
import { texts } from './transfer-texts';
import { PAGE_SIZE, transfersQuery } from './transfers.api';

/** Money whose registration was not known when it came. */
export default function TransfersPage() {
  const list = useList({ sort: '-createdAt', filters: ['open'] });
  const page = useQuery(transfersQuery(list.query));
  const [isRecording, setRecording] = useState(false);
  const [done, setDone] = useState('');
  const open = page.data?.counts.open;
  const item = page.data?.items.find(({ id }) => id === list.item);
  return (
    <ListPage
      list={list}
      title={texts.title}
      tabs={
        <>
          <MoneyTabs current={texts.title} />
          <FilterTabs
            list={list}
            name="open"
            label={texts.open}
            counts={open === undefined ? undefined : { true: open }}
            tabs={[{ value: 'true', label: texts.open }]}
          />
        </>
      }
      action={<Button onClick={() => setRecording(true)}>{texts.record}</Button>}
      drawer={(id, close) =>
        item ? (
          <TransferDrawer key={id} transfer={item} onClose={close} />
        ) : (
          <Drawer title={page.isPending ? '' : texts.gone} onClose={close}>
            {null}
          </Drawer>
        )
      }
    >
      <Announcement text={done} />
      <Results
        list={list}
        label={texts.title}
        page={page}
        shape={transferRow}
        pageSize={PAGE_SIZE}
        empty={<EmptyState title={texts.none}>{texts.noneHint}</EmptyState>}
      />
      {isRecording && <RecordDialog onClose={() => setRecording(false)} onDone={setDone} />}
    </ListPage>
  );
}
