import type { RowShape } from '../../list/row-shape';
import { Ago } from '../../list/when';
import { inWords } from '../../states/in-words';
import { actorOf, changeOf, subjectOf } from './audit-words';
import type { AuditRow } from './audit.api';
import { texts } from './texts';

export const auditRow: RowShape<AuditRow> = {
  id: ({ id }) => id,
  head: texts.what,
  title: ({ action }) => inWords(action),
  note: changeOf,
  columns: [
    { head: texts.who, cell: actorOf },
    { head: texts.subject, cell: subjectOf },
    {
      head: texts.when,
      sort: { by: 'at', kind: 'time' },
      isNumeric: true,
      cell: ({ at }, now) => <Ago at={at} now={now} />,
    },
  ],
  entry: (row, now) => ({
    value: <Ago at={row.at} now={now} />,
    text: `${actorOf(row)} · ${subjectOf(row)}`,
    foot: changeOf(row),
  }),
};
