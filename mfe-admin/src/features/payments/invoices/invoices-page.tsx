import { EmptyState } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { ListPage } from '../../../shared/list/list-page';
import { Results } from '../../../shared/list/results';
import { ExportMenu } from '../../../shared/list/tools/export-menu';
import { FilterTabs } from '../../../shared/list/tools/filter-tabs';
import { SearchField } from '../../../shared/list/tools/search-field';
import { useList } from '../../../shared/list/use-list';
import { PaymentTabs } from '../payment-tabs';
import { InvoiceDrawer } from './invoice-drawer';
import { invoiceRow } from './invoice-row';
import { exportOf, invoicesQuery, PAGE_SIZE } from './invoices.api';
import { texts } from './texts';

const STATES = ['valid', 'corrected', 'credit-note'] as const;

export default function InvoicesPage() {
  const list = useList({ sort: '-number', filters: ['state'] });
  const page = useQuery(invoicesQuery(list.query));
  return (
    <ListPage
      list={list}
      title={texts.title}
      tabs={
        <>
          <PaymentTabs current={texts.title} />
          <FilterTabs
            list={list}
            name="state"
            label={texts.filter}
            counts={page.data?.counts}
            tabs={STATES.map((value) => ({ value, label: texts.states[value] }))}
          />
        </>
      }
      tools={<SearchField list={list} label={texts.search} />}
      action={<ExportMenu hint={texts.exportHint} request={(format) => exportOf(list, format)} />}
      drawer={(number, close) => <InvoiceDrawer key={number} number={number} onClose={close} />}
    >
      <Results
        list={list}
        label={texts.title}
        page={page}
        shape={invoiceRow}
        pageSize={PAGE_SIZE}
        empty={<EmptyState title={texts.none}>{texts.noneHint}</EmptyState>}
      />
    </ListPage>
  );
}
