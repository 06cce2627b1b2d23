import { EmptyState, LinkButton } from '@plenary/kit/ui';
import { paymentStateLabel } from '@plenary/kit/states';
import { useQuery } from '@tanstack/react-query';
import { LoadingDrawer } from '../../../shared/drawer/drawer';
import { lazyPart } from '../../../shared/lazy-part';
import { ExportMenu } from '../../../shared/list/tools/export-menu';
import { May } from '../../../shared/may';
import { ListPage } from '../../../shared/list/list-page';
import { Results } from '../../../shared/list/results';
import { FilterBar } from '../../../shared/list/tools/filter-bar';
import { SearchField } from '../../../shared/list/tools/search-field';
import { countOf, FilterTabs } from '../../../shared/list/tools/filter-tabs';
import { useList, type List } from '../../../shared/list/use-list';
import { adminPaths } from '../../../paths';
import { PaymentTabs } from '../payment-tabs';
import { ReferenceSuggestions } from './reference-suggestions';
import { filterNames, usePaymentFilters } from './payment-filters';
import { paymentRow } from './payment-row';
import {
  exportOf,
  PAGE_SIZE,
  paymentsQuery,
  type PaymentCounts,
  type PaymentState,
} from '../payments.api';
import { texts } from '../texts';

/** Loaded with the first open row: its forms weigh more than the list. */
const PaymentDrawer = lazyPart(() => import('../payment/payment-drawer'), LoadingDrawer);

export default function PaymentsPage() {
  const list = useList({ sort: '-createdAt', filters: filterNames });
  const page = useQuery(paymentsQuery(list.query));
  const counts = page.data?.counts;
  const hasDuplicates = page.data?.items.some((row) => row.isPossibleDuplicate) ?? false;
  const filters = usePaymentFilters(list, hasDuplicates);
  return (
    <ListPage
      list={list}
      title={texts.title}
      tabs={
        <>
          <PaymentTabs current={texts.registrations} />
          <FilterTabs
            list={list}
            name="state"
            label={texts.status}
            counts={counts}
            tabs={tabsOf(list, counts)}
          />
        </>
      }
      tools={
        <>
          <SearchField list={list} label={texts.search} />
          <FilterBar list={list} filters={filters} />
        </>
      }
      actions={
        <>
          <ExportMenu columnsOf="payments" request={(format) => exportOf(list, format)} />
          <May right="payments:write">
            <LinkButton look="outlined" to={adminPaths.registerPerson.href()}>
              {texts.registerPerson}
            </LinkButton>
          </May>
        </>
      }
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
        suggestions={<ReferenceSuggestions list={list} />}
      />
    </ListPage>
  );
}

/** In the order of work. Rare states have a tab only while they have payments. */
const tabVisibility: Record<PaymentState, 'always' | 'not-empty'> = {
  'proof-uploaded': 'always',
  'awaiting-payment': 'always',
  underpaid: 'always',
  completed: 'always',
  rejected: 'always',
  matched: 'not-empty',
  refunded: 'not-empty',
  cancelled: 'not-empty',
};

function tabsOf(list: List, counts: PaymentCounts | undefined) {
  const states = Object.keys(tabVisibility) as PaymentState[];
  const visible = states.filter(
    (state) => tabVisibility[state] === 'always' || counts?.[state] || list.get('state') === state,
  );
  return [
    ...visible.map((value) => ({ value, label: paymentStateLabel(value) })),
    { name: 'studentProof', value: 'missing', label: texts.studentProofMissing },
  ];
}
