import { EmptyState } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { ExportMenu } from '../../list/export-menu';
import { ListPage } from '../../list/list-page';
import { Results } from '../../list/results';
import { SearchField } from '../../list/search-field';
import { countOf, FilterTabs } from '../../list/filter-tabs';
import { useList, type List } from '../../list/use-list';
import { MoneyTabs } from './money-tabs';
import { NearPayments } from './near-payments';
import { filterNames, PaymentFilters } from './payment-filters';
import { paymentRow } from './payment-row';
import {
  exportOf,
  PAGE_SIZE,
  paymentsQuery,
  type PaymentCounts,
  type PaymentState,
} from './payments.api';
import { texts } from './texts';

/** Comes with the first row that is opened: its forms weigh more than the list. */
const PaymentDrawer = lazy(() => import('./payment-drawer'));

export default function PaymentsPage() {
  const list = useList({ sort: '-createdAt', filters: filterNames });
  const page = useQuery(paymentsQuery(list.query));
  const counts = page.data?.counts;
  return (
    <ListPage
      list={list}
      title={texts.title}
      tabs={
        <>
          <MoneyTabs current={texts.registrations} />
          <FilterTabs
            list={list}
            name="state"
            label={texts.state}
            counts={counts}
            tabs={tabs(list, counts)}
          />
        </>
      }
      tools={
        <>
          <SearchField list={list} label={texts.search} />
          <PaymentFilters
            list={list}
            hasTwins={page.data?.items.some(({ isTwin }) => isTwin) ?? false}
          />
        </>
      }
      action={<ExportMenu request={(format) => exportOf(list, format)} />}
      drawer={(id, close) => <PaymentDrawer key={id} id={id} list={list} onClose={close} />}
    >
      <Results
        list={list}
        label={texts.title}
        page={page}
        shape={paymentRow}
        pageSize={PAGE_SIZE}
        total={countOf(list, 'state', counts)}
        empty={<EmptyState title={texts.none}>{texts.noneHint}</EmptyState>}
        near={<NearPayments list={list} />}
      />
    </ListPage>
  );
}

const usual: PaymentState[] = [
  'proof-uploaded',
  'announced',
  'short-paid',
  'completed',
  'rejected',
];
const seldom: PaymentState[] = ['matched', 'refunded', 'cancelled'];

/** The seldom states have a tab while there is something in them. */
function tabs(list: List, counts: PaymentCounts | undefined) {
  const shown = seldom.filter((state) => counts?.[state] || list.get('state') === state);
  return [...usual, ...shown].map((value) => ({ value, label: texts.states[value] }));
}
