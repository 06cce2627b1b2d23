import { formatDay } from '@plenary/kit/edition';
import { adminPaths } from '../../../paths';
import { Ago } from '../../../shared/details/time';
import type { RowShape } from '../../../shared/list/rows/row-shape';
import type { StatementRow } from './statements.api';
import { texts } from './texts';

export const titleOf = ({ day }: Pick<StatementRow, 'day'>): string =>
  day === null ? texts.titleWithoutDay : texts.titleOf({ day: formatDay(day) });

export const formatOf = ({ format, version }: Pick<StatementRow, 'format' | 'version'>): string =>
  [format.toUpperCase(), version].filter(Boolean).join('.');

export const statementRow: RowShape<StatementRow> = {
  id: ({ id }) => id,
  href: ({ id }) => adminPaths.statement.href({ statementId: id }),
  head: texts.title,
  title: titleOf,
  note: ({ fileName }) => fileName,
  columns: [
    { head: texts.account, cell: ({ account }) => account },
    { head: texts.format, cell: formatOf },
    { head: texts.lines, isNumeric: true, cell: ({ lines }) => lines },
    { head: texts.open, isNumeric: true, cell: ({ open }) => open },
    {
      head: texts.importedAt,
      sort: { by: 'createdAt', kind: 'time' },
      isNumeric: true,
      cell: ({ createdAt }, now) => <Ago at={createdAt} now={now} />,
    },
  ],
  entry: (row, now) => ({
    value: <b>{row.open}</b>,
    text: row.account,
    age: <Ago at={row.createdAt} now={now} />,
    foot: row.fileName,
  }),
};
