import type { RowShape } from '../../shared/list/rows/row-shape';
import { Ago } from '../../shared/details/time';
import { actionLabel, actorOf, changeOf, targetOf } from './audit-labels';
import type { AuditRow } from './audit.api';
import { texts } from './texts';

export const auditRow: RowShape<AuditRow> = {
  id: ({ id }) => id,
  head: texts.action,
  title: ({ action }) => actionLabel(action),
  note: changeOf,
  columns: [
    { head: texts.actor, cell: actorOf },
    { head: texts.target, cell: targetOf },
    {
      head: texts.time,
      sort: { by: 'at', kind: 'time' },
      isNumeric: true,
      cell: ({ at }, now) => <Ago at={at} now={now} />,
    },
  ],
  entry: (row, now) => ({
    value: <Ago at={row.at} now={now} />,
    text: `${actorOf(row)} · ${targetOf(row)}`,
    foot: changeOf(row),
  }),
};
