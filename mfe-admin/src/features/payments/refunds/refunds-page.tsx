import { Button } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useList } from '../../../shared/list/use-list';
import { May } from '../../../shared/may';
import { Announcement } from '../../../shared/page/announcement';
import { PaymentsListPage } from '../payments-list-page';
import { DueRefunds } from './due-refunds';
import { FileDialog } from './file-dialog';
import { RefundDrawer } from './refund-drawer';
import { refundRow } from './refund-row';
import { dueRefundsQuery, PAGE_SIZE, refundsQuery } from './refunds.api';
import { texts } from './texts';

const STATES = ['asking', 'ready', 'batched', 'exported', 'paid', 'failed', 'withdrawn'] as const;

export default function RefundsPage() {
  const list = useList({ sort: '-createdAt', filters: ['status', 'overdue'] });
  const isDue = list.get('status') === 'due';
  const refunds = useQuery({ ...refundsQuery(list.query), enabled: !isDue });
  const due = useQuery({ ...dueRefundsQuery(list.query), enabled: isDue });
  const counts = (isDue ? due : refunds).data?.counts;
  const [isCreating, setCreating] = useState(false);
  const [done, setDone] = useState('');
  return (
    <PaymentsListPage
      list={list}
      title={texts.title}
      page={refunds}
      shape={refundRow}
      pageSize={PAGE_SIZE}
      filter={{
        name: 'status',
        label: texts.filter,
        counts,
        tabs: [
          { value: 'due', label: texts.due.tab },
          ...STATES.map((value) => ({ value, label: texts.states[value] })),
          { name: 'overdue', value: 'true', label: texts.overdue },
        ],
        within: ['sort'],
      }}
      texts={texts}
      results={isDue && <DueRefunds list={list} page={due} onDone={setDone} />}
      action={
        <May right="payments:write">
          <Button onClick={() => setCreating(true)}>{texts.files.create}</Button>
        </May>
      }
      drawer={(id, close) => <RefundDrawer key={id} id={id} onClose={close} />}
    >
      <Announcement text={done} />
      {isCreating && <FileDialog onClose={() => setCreating(false)} onDone={setDone} />}
    </PaymentsListPage>
  );
}
