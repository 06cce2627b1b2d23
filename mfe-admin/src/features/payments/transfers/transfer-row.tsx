import { formatDay } from '@plenary/kit/edition';
import { Reference } from '../../../shared/details/reference';
import type { RowShape } from '../../../shared/list/rows/row-shape';
import { Ago } from '../../../shared/details/time';
import { figure, money } from '../money';
import { texts } from './texts';
import type { Transfer } from './transfers.api';

export const transferRow: RowShape<Transfer> = {
  id: ({ id }) => id,
  head: texts.sender,
  title: ({ sender }) => sender || texts.senderNotStated,
  note: ({ remittance }) => remittance,
  columns: [
    { head: texts.date, cell: ({ date }) => formatDay(date) },
    {
      head: texts.transaction,
      cell: ({ bankTransactionId }) => <Reference>{bankTransactionId}</Reference>,
    },
    { head: texts.usd, isNumeric: true, cell: ({ amount }) => figure(amount) },
    { head: texts.unmatched, isNumeric: true, cell: ({ open }) => figure(open) },
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
