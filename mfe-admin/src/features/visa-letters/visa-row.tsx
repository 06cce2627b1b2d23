import { Chip, type Tone } from '@plenary/kit/ui';
import { adminPaths } from '../../paths';
import { Ago } from '../../shared/details/time';
import type { RowShape } from '../../shared/list/rows/row-shape';
import { texts } from './texts';
import type { VisaRow } from './visa-letters.api';

const TONES: Record<VisaRow['status'], Tone> = {
  ...{ requested: 'amber', 'in-progress': 'indigo', returned: 'grey' },
  ...{ issued: 'green', refused: 'red', withdrawn: 'grey' },
};

export function VisaChip({ status }: Pick<VisaRow, 'status'>) {
  return <Chip tone={TONES[status]}>{texts.states[status]}</Chip>;
}

export const visaRow: RowShape<VisaRow> = {
  id: ({ id }) => id,
  head: texts.name,
  title: ({ name }) => name,
  note: ({ organization, country }) => [organization, country].filter(Boolean).join(', '),
  href: ({ id }) => adminPaths.visaLetter.href({ requestId: id }),
  columns: [
    { head: texts.state, cell: (row) => <VisaChip {...row} /> },
    {
      head: texts.registration,
      cell: ({ registrationStatus }) => texts.registrations[registrationStatus],
    },
    { head: texts.handledBy, cell: ({ handledBy }) => handledBy },
    {
      head: texts.requestedAt,
      isNumeric: true,
      sort: { by: 'createdAt', kind: 'time' },
      cell: ({ createdAt }, now) => <Ago at={createdAt} now={now} />,
    },
  ],
  entry: (row, now) => ({
    value: <VisaChip {...row} />,
    text: texts.registrations[row.registrationStatus],
    age: <Ago at={row.createdAt} now={now} />,
    foot: row.handledBy ?? '',
  }),
};
