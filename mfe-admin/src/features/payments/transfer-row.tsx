import { formatDay } from '@plenary/kit/edition';
import { Reference } from '../../list/reference';
import type { RowShape } from '../../list/row-shape';
import { Ago } from '../../list/when';
import { figure, money } from './money';
import { texts } from './transfer-texts';
import type { Transfer } from './transfers.api';

export const transferRow: RowShape<Transfer> = {
  id: ({ id }) => id,
  head: texts.sender,
  title: ({ sender }) => sender,
  note: ({ remittance }) => remittance,
  columns: [
    { head: texts.date, cell: ({ date }) => formatDay(date) },
    {
      head: texts.transaction,
      cell: ({ bankTransactionId }) => <Reference>{bankTransactionId}</Reference>,
    },
    { head: texts.usd, isNumeric: true, cell: ({ amount }) => figure(amount) },
    { head: texts.left, isNumeric: true, cell: ({ open }) => figure(open) },
    {
      head: texts.recordedAt,
      sort: { by: 'createdAt', kind: 'time' },
      isNumeric: true,
      cell: ({ createdAt }, now) => <Ago at={createdAt} now={now} />,
    },
  ],
  entry: (row, now) => ({
    value: <b>{money(row.open)}</b>,
    text: row.remittance || formatDay(row.date),
    age: <Ago at={row.createdAt} now={now} />,
    foot: <Reference>{row.bankTransactionId}</Reference>,
  }),
};
