import { feePackages, useEdition } from '@plenary/kit/edition';
import { EmptyState } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { FilterField } from '../../list/filter-field';
import { ListPage } from '../../list/list-page';
import { Results } from '../../list/results';
import { SearchField } from '../../list/search-field';
import { FilterTabs, type FilterTab } from '../../list/filter-tabs';
import { Toolbar } from '../../list/toolbar';
import { useList, type List } from '../../list/use-list';
import { paymentRow } from './payment-row';
import { PAGE_SIZE, paymentsQuery, type PaymentCounts, type PaymentState } from './payments.api';
import { texts } from './texts';

/** Comes with the first row that is opened: its forms weigh more than the list. */
const PaymentDrawer = lazy(() => import('./payment-drawer'));

export default function PaymentsPage() {
  const list = useList({ sort: '-createdAt', filters: ['state', 'package'] });
  const page = useQuery(paymentsQuery(list.query));
  const packages = feePackages(useEdition()).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <ListPage
      list={list}
      title={texts.title}
      drawer={(id, close) => <PaymentDrawer key={id} id={id} onClose={close} />}
    >
      <FilterTabs
        list={list}
        name="state"
        label={texts.state}
        tabs={tabs(list, page.data?.counts)}
      />
      <Toolbar>
        <SearchField list={list} label={texts.search} />
        <FilterField
          list={list}
          name="package"
          label={texts.package}
          all={texts.allPackages}
          options={packages}
        />
      </Toolbar>
      <Results
        list={list}
        label={texts.title}
        page={page}
        shape={paymentRow}
        pageSize={PAGE_SIZE}
        total={total(list, page.data?.counts)}
        empty={<EmptyState title={texts.none}>{texts.noneHint}</EmptyState>}
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
const seldom: PaymentState[] = ['matched', 'refunded'];

/** The seldom states have a tab while there is something in them. */
function tabs(list: List, counts: PaymentCounts | undefined): FilterTab[] {
  const shown = seldom.filter((state) => counts?.[state] || list.get('state') === state);
  return [
    { value: '', label: texts.all, count: counts?.all },
    ...[...usual, ...shown].map((state) => ({
      value: state,
      label: texts.states[state],
      count: counts?.[state],
    })),
  ];
}

/** The counts know nothing of a search or a package. */
function total(list: List, counts: PaymentCounts | undefined): number | undefined {
  if (list.get('q') || list.get('package')) return undefined;
  return counts?.[list.get('state') || 'all'];
}
