import { useQuery } from '@tanstack/react-query';
import { ExportMenu } from '../../../shared/list/tools/export-menu';
import { useList } from '../../../shared/list/use-list';
import { PaymentsListPage } from '../payments-list-page';
import { InvoiceDrawer } from './invoice-drawer';
import { invoiceRow } from './invoice-row';
import { exportOf, invoicesQuery, PAGE_SIZE } from './invoices.api';
import { texts } from './texts';

const STATES = ['valid', 'corrected', 'credit-note'] as const;

export default function InvoicesPage() {
  const list = useList({ sort: '-number', filters: ['state'] });
  const page = useQuery(invoicesQuery(list.query));
  return (
    <PaymentsListPage
      list={list}
      title={texts.title}
      page={page}
      shape={invoiceRow}
      pageSize={PAGE_SIZE}
      filter={{
        name: 'state',
        label: texts.filter,
        counts: page.data?.counts,
        tabs: STATES.map((value) => ({ value, label: texts.states[value] })),
      }}
      texts={texts}
      action={<ExportMenu hint={texts.exportHint} request={(format) => exportOf(list, format)} />}
      drawer={(number, close) => <InvoiceDrawer key={number} number={number} onClose={close} />}
    />
  );
}
