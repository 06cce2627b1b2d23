import { useEdition } from '@plenary/kit/edition';
import { Alert, Link } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminPaths } from '../../../paths';
import { useList } from '../../../shared/list/use-list';
import { Announcement } from '../../../shared/page/announcement';
import { PaymentsListPage } from '../payments-list-page';
import { BudgetPanel } from './budget-panel';
import { texts } from './texts';
import { WaiverDrawer } from './waiver-drawer';
import { waiverRow } from './waiver-row';
import { PAGE_SIZE, waiversQuery } from './waivers.api';

const STATES = ['open', 'granted', 'declined', 'withdrawn'] as const;

export default function WaiversPage() {
  const { reductions } = useEdition();
  const list = useList({ sort: 'createdAt', filters: ['status'] });
  const page = useQuery(waiversQuery(list.query));
  const [done, setDone] = useState('');
  return (
    <PaymentsListPage
      list={list}
      title={texts.title}
      page={page}
      shape={waiverRow}
      pageSize={PAGE_SIZE}
      filter={{
        name: 'status',
        label: texts.filter,
        counts: page.data?.counts,
        tabs: STATES.map((value) => ({ value, label: texts.states[value] })),
      }}
      texts={texts}
      drawer={(id, close) => <WaiverDrawer key={id} id={id} onClose={close} />}
    >
      <Announcement text={done} />
      {!reductions.waivers && (
        <Alert severity="info" role="note">
          {texts.switchedOff}{' '}
          <Link to={adminPaths.editionSection.href({ section: 'reductions' })}>
            {texts.switchOn}
          </Link>
        </Alert>
      )}
      <BudgetPanel onDone={setDone} />
    </PaymentsListPage>
  );
}
