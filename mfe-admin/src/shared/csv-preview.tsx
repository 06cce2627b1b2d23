import { colours, styled } from '@plenary/kit/ui';

const Preview = styled('div')({
  overflowX: 'auto',
  '& table': { borderCollapse: 'collapse', fontSize: '0.8125rem' },
  '& caption': { textAlign: 'start', fontWeight: 700, paddingBlockEnd: 6 },
  '& th, & td': {
    padding: '6px 10px',
    textAlign: 'start',
    whiteSpace: 'nowrap',
    borderBlockEnd: `1px solid ${colours.hairline}`,
  },
  '& th': { color: colours.muted, borderBlockEnd: `3px solid ${colours.primary}` },
});

interface CsvPreviewProps {
  label: string;
  columns: readonly string[];
  rows: readonly { line: number; cells: readonly string[] }[];
}

/** The first rows of a file, next to the choice of its columns. */
export function CsvPreview({ label, columns, rows }: CsvPreviewProps) {
  return (
    <Preview role="region" aria-label={label} tabIndex={0}>
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            {columns.map((name, at) => (
              <th key={at} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, cells }) => (
            <tr key={line}>
              {cells.map((cell, at) => (
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Preview>
  );
}

/** Columns by their place, as options of a field. */
export const columnOptions = (columns: readonly string[]) =>
  columns.map((name, at) => ({ value: String(at), label: name || `${at + 1}` }));

/** The value of a field of columns; '' for none. */
export const writtenColumn = (at: number | null | undefined) => (at == null ? '' : String(at));

/** Null for no column. */
export const chosenColumn = (chosen: string) => (chosen === '' ? null : Number(chosen));
