import { Ago } from '../../../shared/details/time';
import type { RowShape } from '../../../shared/list/rows/row-shape';
import { texts } from './texts';
import type { WaitingPerson } from './waiting-list.api';

export const waitingRow: RowShape<WaitingPerson> = {
  id: ({ id }) => id,
  head: texts.name,
  title: ({ name }) => name,
  note: ({ email }) => email,
  columns: [
    { head: texts.package, cell: ({ packageName }) => packageName },
    { head: texts.status, cell: ({ status }) => texts.statuses[status] },
    {
      head: texts.joined,
      sort: { by: 'createdAt', kind: 'time' },
      isNumeric: true,
      cell: ({ createdAt }, now) => <Ago at={createdAt} now={now} />,
    },
  ],
  entry: (row, now) => ({
    value: texts.statuses[row.status],
    text: row.packageName,
    age: <Ago at={row.createdAt} now={now} />,
    foot: row.email,
  }),
};
