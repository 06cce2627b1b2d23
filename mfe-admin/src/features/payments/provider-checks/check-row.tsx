import { IconAlertTriangle, IconCheck, IconMinus } from '@plenary/kit/art/icons';
import { Chip, type Tone } from '@plenary/kit/ui';
import type { ComponentType } from 'react';
import { Ago } from '../../../shared/details/time';
import type { RowShape } from '../../../shared/list/rows/row-shape';
import { amountIn } from '../refunds/refund-row';
import { texts as refunds } from '../refunds/texts';
import type { CheckRow } from './provider-checks.api';
import { texts } from './texts';

const looks: Record<CheckRow['status'], [Tone, ComponentType]> = {
  open: ['amber', IconAlertTriangle],
  settled: ['green', IconCheck],
  dismissed: ['grey', IconMinus],
};

export function CheckChip({ status }: Pick<CheckRow, 'status'>) {
  const [tone, Icon] = looks[status];
  return (
    <Chip tone={tone} icon={<Icon />}>
      {texts.states[status]}
    </Chip>
  );
}

export const providerOf = ({ gateway }: Pick<CheckRow, 'gateway'>) => refunds.providers[gateway];

export const checkRow: RowShape<CheckRow> = {
  id: ({ id }) => id,
  head: texts.name,
  title: ({ kind }) => texts.kinds[kind],
  note: ({ paymentReference, transactionId }) => paymentReference ?? transactionId ?? '',
  columns: [
    { head: texts.payer, cell: ({ name }) => name ?? texts.unknownPayer },
    { head: texts.provider, cell: providerOf },
    { head: texts.amount, isNumeric: true, cell: ({ charge }) => amountIn(charge) },
    { head: texts.state, cell: ({ status }) => <CheckChip status={status} /> },
    {
      head: texts.openedAt,
      sort: { by: 'openedAt', kind: 'time' },
      isNumeric: true,
      cell: ({ openedAt }, now) => <Ago at={openedAt} now={now} />,
    },
  ],
  entry: (row, now) => ({
    value: <b>{amountIn(row.charge)}</b>,
    text: row.name ?? providerOf(row),
    age: <Ago at={row.openedAt} now={now} />,
    foot: <CheckChip status={row.status} />,
  }),
};
