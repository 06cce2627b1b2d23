import type { RowShape } from '../../../shared/list/rows/row-shape';
import { Ago } from '../../../shared/details/time';
import type { ApplicationRow } from './applications.api';
import { HandlingChip } from '../handling/handling-chip';
import { texts } from '../texts';

export const applicationRow: RowShape<ApplicationRow> = {
  id: ({ id }) => id,
  head: texts.applicant,
  sort: { by: 'name', kind: 'text' },
  title: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  note: ({ affiliation }) => affiliation,
  columns: [
    { head: texts.country, cell: ({ country }) => country },
    { head: texts.status, cell: ({ state }) => <HandlingChip status={state} /> },
    {
      head: texts.received,
      sort: { by: 'createdAt', kind: 'time' },
      isNumeric: true,
      cell: ({ createdAt }, now) => <Ago at={createdAt} now={now} />,
    },
  ],
  entry: ({ affiliation, country, state, createdAt }, now) => ({
    value: <HandlingChip status={state} />,
    text: affiliation,
    age: <Ago at={createdAt} now={now} />,
    foot: country,
  }),
};
