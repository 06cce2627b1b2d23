import { formatAmount } from '@plenary/kit/edition';
import {
  IconAlertTriangle,
  IconCheck,
  IconClock,
  IconFile,
  IconMinus,
  IconUpload,
} from '@plenary/kit/art/icons';
import { Chip, type Tone } from '@plenary/kit/ui';
import type { ComponentType } from 'react';
import { Ago } from '../../../shared/details/time';
import type { RowShape } from '../../../shared/list/rows/row-shape';
import { money } from '../money';
import type { Refund, RefundBatch } from './refunds.api';
import { texts } from './texts';

type Look = [Tone, ComponentType];

const refunds: Record<Refund['status'], Look> = {
  asking: ['amber', IconClock],
  ready: ['indigo', IconCheck],
  batched: ['indigo', IconFile],
  exported: ['amber', IconUpload],
  paid: ['green', IconCheck],
  failed: ['red', IconAlertTriangle],
  withdrawn: ['grey', IconMinus],
};

export function RefundChip({ status }: Pick<Refund, 'status'>) {
  const [tone, Icon] = refunds[status];
  return (
    <Chip tone={tone} icon={<Icon />}>
      {texts.states[status]}
    </Chip>
  );
}

const files: Record<RefundBatch['status'], Look> = {
  'awaiting-approval': ['amber', IconClock],
  ready: ['indigo', IconFile],
  exported: ['green', IconUpload],
  discarded: ['grey', IconMinus],
};

export function FileChip({ status }: Pick<RefundBatch, 'status'>) {
  const [tone, Icon] = files[status];
  return (
    <Chip tone={tone} icon={<Icon />}>
      {texts.files.states[status]}
    </Chip>
  );
}

/** `EUR 92.07` */
export function amountIn({ amount, currency }: Refund['pay']): string {
  return `${currency} ${formatAmount(amount, { cents: true })}`;
}

export const refundRow: RowShape<Refund> = {
  id: ({ id }) => id,
  head: texts.name,
  title: ({ name }) => name,
  note: ({ reference }) => reference,
  columns: [
    { head: texts.cause, cell: ({ cause }) => texts.causes[cause] },
    { head: texts.account, cell: ({ account }) => account ?? texts.noAccount },
    { head: texts.amount, isNumeric: true, cell: ({ amount }) => money(amount) },
    { head: texts.state, cell: ({ status }) => <RefundChip status={status} /> },
    {
      head: texts.createdAt,
      sort: { by: 'createdAt', kind: 'time' },
      isNumeric: true,
      cell: ({ createdAt }, now) => <Ago at={createdAt} now={now} />,
    },
  ],
  entry: (row, now) => ({
    value: <b>{money(row.amount)}</b>,
    text: row.account ?? texts.noAccount,
    age: <Ago at={row.createdAt} now={now} />,
    foot: <RefundChip status={row.status} />,
  }),
};

const totalOf = ({ total, currency }: RefundBatch) => amountIn({ amount: total, currency });

export const fileRow: RowShape<RefundBatch> = {
  id: ({ id }) => id,
  head: texts.files.message,
  title: ({ messageId }) => messageId,
  note: ({ format }) => texts.files.formats[format],
  columns: [
    { head: texts.files.count, isNumeric: true, cell: ({ count }) => count },
    { head: texts.files.total, isNumeric: true, cell: totalOf },
    { head: texts.files.paid, isNumeric: true, cell: paidOf },
    { head: texts.files.state, cell: ({ status }) => <FileChip status={status} /> },
    {
      head: texts.files.createdAt,
      sort: { by: 'createdAt', kind: 'time' },
      isNumeric: true,
      cell: ({ createdAt }, now) => <Ago at={createdAt} now={now} />,
    },
  ],
  entry: (row, now) => ({
    value: <b>{totalOf(row)}</b>,
    text: texts.files.formats[row.format],
    age: <Ago at={row.createdAt} now={now} />,
    foot: <FileChip status={row.status} />,
  }),
};

export function paidOf({ paid, count }: RefundBatch): string {
  return texts.files.paidOf({ paid: String(paid), count: String(count) });
}
