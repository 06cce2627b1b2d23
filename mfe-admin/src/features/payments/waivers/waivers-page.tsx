import { useEdition } from '@plenary/kit/edition';
import { Alert, EmptyState, Link } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminPaths } from '../../../paths';
import { ListPage } from '../../../shared/list/list-page';
import { Results } from '../../../shared/list/results';
import { FilterTabs } from '../../../shared/list/tools/filter-tabs';
import { SearchField } from '../../../shared/list/tools/search-field';
import { useList } from '../../../shared/list/use-list';
import { Announcement } from '../../../shared/page/announcement';
import { PaymentTabs } from '../payment-tabs';
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
    <ListPage
      list={list}
      title={texts.title}
      tabs={
        <>
          <PaymentTabs current={texts.title} />
          <FilterTabs
            list={list}
            name="status"
            label={texts.filter}
            counts={page.data?.counts}
            tabs={STATES.map((value) => ({ value, label: texts.states[value] }))}
          />
        </>
      }
      tools={<SearchField list={list} label={texts.search} />}
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
      <Results
        list={list}
        label={texts.title}
        page={page}
        shape={waiverRow}
        pageSize={PAGE_SIZE}
        empty={<EmptyState title={texts.none}>{texts.noneHint}</EmptyState>}
      />
    </ListPage>
  );
}
