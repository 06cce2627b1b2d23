import { Button } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadedDrawer } from '../../../shared/drawer/drawer';
import { useList } from '../../../shared/list/use-list';
import { Announcement } from '../../../shared/page/announcement';
import { PaymentsListPage } from '../payments-list-page';
import { RecordDialog } from './record-dialog';
import { TransferDrawer } from './transfer-drawer';
import { transferRow } from './transfer-row';
import { texts } from './texts';
import { PAGE_SIZE, transferQuery, transfersQuery, type Transfer } from './transfers.api';

export default function TransfersPage() {
  const list = useList({ sort: '-createdAt', filters: ['open'] });
  const page = useQuery(transfersQuery(list.query));
  const [isRecording, setRecording] = useState(false);
  const [done, setDone] = useState('');
  const open = page.data?.counts.open;
  return (
    <PaymentsListPage
      list={list}
      title={texts.title}
      page={page}
      shape={transferRow}
      pageSize={PAGE_SIZE}
      filter={{
        name: 'open',
        label: texts.unmatched,
        counts: open === undefined ? undefined : { true: open },
        tabs: [{ value: 'true', label: texts.unmatched }],
      }}
      texts={texts}
      action={<Button onClick={() => setRecording(true)}>{texts.record}</Button>}
      drawer={(id, close) => (
        <LinkedTransfer
          key={id}
          id={id}
          listed={page.data?.items.find((each) => each.id === id)}
          onClose={close}
        />
      )}
    >
      <Announcement text={done} />
      {isRecording && <RecordDialog onClose={() => setRecording(false)} onDone={setDone} />}
    </PaymentsListPage>
  );
}

interface LinkedTransferProps {
  id: string;
  listed?: Transfer;
  onClose: () => void;
}

/**
 * Of the loaded page at once, any other after it is read. A transfer that no longer matches the filter stays open with
 * its notice.
 */
function LinkedTransfer({ id, listed, onClose }: LinkedTransferProps) {
  const transfer = useQuery({ ...transferQuery(id), initialData: listed });
  return (
    <LoadedDrawer query={transfer} gone={texts.gone} onClose={onClose}>
      {(transfer) => <TransferDrawer transfer={transfer} onClose={onClose} />}
    </LoadedDrawer>
  );
}
