import { IconCheck, IconClock } from '@plenary/kit/art/icons';
import { Chip } from '@plenary/kit/ui';
import { Ago } from '../../shared/details/time';
import type { RowShape } from '../../shared/list/rows/row-shape';
import type { Candidate } from './documents.api';
import { texts } from './texts';

export function DocumentChip({ document, evidenceAt }: Candidate) {
  if (document)
    return (
      <Chip tone="green" icon={<IconCheck />}>
        {texts.isIssued}
      </Chip>
    );
  return (
    <Chip tone={evidenceAt ? 'amber' : 'grey'} icon={evidenceAt && <IconClock />}>
      {evidenceAt ? texts.notIssued : texts.states['without-evidence']}
    </Chip>
  );
}

const placeOf = ({ affiliation, country }: Candidate) =>
  [affiliation, country].filter(Boolean).join(', ');

export const documentRow: RowShape<Candidate> = {
  id: ({ subjectId }) => subjectId,
  head: texts.name,
  title: ({ name }) => name,
  note: (row) => row.paper ?? placeOf(row),
  sort: { by: 'name', kind: 'text' },
  columns: [
    { head: texts.role, cell: ({ role }) => texts.roles[role] },
    { head: texts.mode, cell: ({ mode }) => mode && texts.modes[mode] },
    { head: texts.document, cell: (row) => <DocumentChip {...row} /> },
    { head: texts.number, cell: ({ document }) => document && <code>{document.number}</code> },
    {
      head: texts.evidence,
      isNumeric: true,
      cell: ({ evidenceAt }, now) => evidenceAt && <Ago at={evidenceAt} now={now} />,
    },
  ],
  entry: (row, now) => ({
    value: <DocumentChip {...row} />,
    text: texts.roles[row.role],
    age: row.evidenceAt && <Ago at={row.evidenceAt} now={now} />,
    foot: row.document?.number ?? '',
  }),
};
