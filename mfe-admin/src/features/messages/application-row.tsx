import type { RowShape } from '../../list/row-shape';
import { Ago } from '../../list/when';
import type { ApplicationRow } from './applications.api';
import { LetterChip } from './letter-chip';
import { texts } from './texts';

export const applicationRow: RowShape<ApplicationRow> = {
  id: ({ id }) => id,
  head: texts.applicant,
  sort: { by: 'name', kind: 'text' },
  title: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  note: ({ affiliation }) => affiliation,
  columns: [
    { head: texts.country, cell: ({ country }) => country },
    { head: texts.state, cell: ({ state }) => <LetterChip state={state} /> },
    {
      head: texts.received,
      sort: { by: 'createdAt', kind: 'time' },
      isNumeric: true,
      cell: ({ createdAt }, now) => <Ago at={createdAt} now={now} />,
    },
  ],
  entry: ({ affiliation, country, state, createdAt }, now) => ({
    value: <LetterChip state={state} />,
    text: affiliation,
    age: <Ago at={createdAt} now={now} />,
    foot: country,
  }),
};
