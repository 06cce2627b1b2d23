import { IconCheck, IconFile, IconMinus } from '@plenary/kit/art/icons';
import { Chip, type Tone } from '@plenary/kit/ui';
import type { ComponentType } from 'react';
import { Ago } from '../../../shared/details/time';
import type { RowShape } from '../../../shared/list/rows/row-shape';
import { money } from '../money';
import type { Invoice } from './invoices.api';
import { texts } from './texts';

type State = keyof typeof texts.states;

const looks: Record<State, [Tone, ComponentType, string]> = {
  valid: ['green', IconCheck, texts.states.valid],
  corrected: ['grey', IconMinus, texts.states.corrected],
  'credit-note': ['amber', IconFile, texts['credit-note']],
};

export function InvoiceChip({ invoice }: { invoice: Invoice }) {
  const corrected = invoice.isCorrected ? 'corrected' : 'valid';
  const [tone, Icon, label] = looks[invoice.kind === 'credit-note' ? 'credit-note' : corrected];
  return (
    <Chip tone={tone} icon={<Icon />}>
      {label}
    </Chip>
  );
}

export const invoiceRow: RowShape<Invoice> = {
  id: ({ number }) => number,
  head: texts.number,
  title: ({ number }) => number,
  note: ({ reference }) => reference,
  columns: [
    { head: texts.buyer, cell: ({ buyer }) => buyer },
    { head: texts.total, isNumeric: true, cell: ({ amount }) => money(amount) },
    { head: texts.tax, isNumeric: true, cell: ({ tax }) => (tax > 0 ? money(tax) : null) },
    { head: texts.state, cell: (invoice) => <InvoiceChip invoice={invoice} /> },
    {
      head: texts.issuedAt,
      sort: { by: 'number', kind: 'time' },
      isNumeric: true,
      cell: ({ issuedAt }, now) => <Ago at={issuedAt} now={now} />,
    },
  ],
  entry: (row, now) => ({
    value: <b>{money(row.amount)}</b>,
    text: row.buyer,
    age: <Ago at={row.issuedAt} now={now} />,
    foot: <InvoiceChip invoice={row} />,
  }),
};
