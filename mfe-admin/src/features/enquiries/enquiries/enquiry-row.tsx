import type { RowShape } from '../../../shared/list/rows/row-shape';
import { Ago } from '../../../shared/details/time';
import { HandlingChip } from '../handling/handling-chip';
import type { EnquiryRow } from './enquiries.api';
import { texts } from '../texts';

export const enquiryRow: RowShape<EnquiryRow> = {
  id: ({ id }) => id,
  head: texts.sender,
  sort: { by: 'name', kind: 'text' },
  title: ({ name }) => name,
  note: ({ subject }) => subject,
  columns: [
    { head: texts.category, cell: ({ category }) => texts.categories[category] },
    { head: texts.status, cell: ({ state }) => <HandlingChip status={state} /> },
    {
      head: texts.received,
      sort: { by: 'createdAt', kind: 'time' },
      isNumeric: true,
      cell: ({ createdAt }, now) => <Ago at={createdAt} now={now} />,
    },
  ],
  entry: ({ subject, category, state, createdAt }, now) => ({
    value: <HandlingChip status={state} />,
    text: subject,
    age: <Ago at={createdAt} now={now} />,
    foot: texts.categories[category],
  }),
};
