import type { RowShape } from '../../list/row-shape';
import { Ago } from '../../list/when';
import { LetterChip } from './letter-chip';
import type { MessageRow } from './messages.api';
import { texts } from './texts';

export const messageRow: RowShape<MessageRow> = {
  id: ({ id }) => id,
  head: texts.sender,
  sort: { by: 'name', kind: 'text' },
  title: ({ name }) => name,
  note: ({ subject }) => subject,
  columns: [
    { head: texts.category, cell: ({ category }) => category },
    { head: texts.state, cell: ({ state }) => <LetterChip state={state} /> },
    {
      head: texts.received,
      sort: { by: 'createdAt', kind: 'time' },
      isNumeric: true,
      cell: ({ createdAt }, now) => <Ago at={createdAt} now={now} />,
    },
  ],
  entry: ({ subject, category, state, createdAt }, now) => ({
    value: <LetterChip state={state} />,
    text: subject,
    age: <Ago at={createdAt} now={now} />,
    foot: category,
  }),
};
