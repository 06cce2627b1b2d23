import { Readable } from 'node:stream';
import type { CellValue } from 'hucre/csv';
import { readable } from '../http/readable-text.js';
import { escapeCsvCell } from './csv-escape.js';
import type { Download } from './send-as-attachment.js';
import type { SpreadsheetFormat } from './spreadsheet-format.schema.js';
import { utcDay } from '../core/time.js';

type Cell = string | number | boolean | Date | null;

export interface SpreadsheetColumn<Row> {
  header: string;
  /** In characters; 18 by default. */
  width?: number;
  format?: keyof typeof FORMATS;
  value: (row: Row) => Cell;
}

/**
 * Streamed. Moments are in UTC. CSV is UTF-8 with a byte order mark and CRLF (RFC 4180), escaped
 * against CSV injection. Unreadable characters become U+FFFD, which XML can hold.
 */
export async function spreadsheet<Row>(
  { format, name, day }: { format: SpreadsheetFormat; name: string; day: Date },
  columns: readonly SpreadsheetColumn<Row>[],
  rows: AsyncIterable<Row>,
): Promise<Download> {
  const file = `${name}-${utcDay(day)}.${format}`;
  return format === 'csv'
    ? { name: file, type: 'text/csv; charset=utf-8', content: await csv(columns, rows) }
    : { name: file, type: XLSX_TYPE, content: await xlsx(name, columns, rows) };
}

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const FORMATS = { moment: 'yyyy-mm-dd hh:mm:ss', dollars: '#,##0.00' };

async function csv<Row>(
  columns: readonly SpreadsheetColumn<Row>[],
  rows: AsyncIterable<Row>,
): Promise<Readable> {
  // The library is loaded with the first file: most processes write none.
  const { writeCsvStream } = await import('hucre/csv');
  const headers = columns.map(({ header }) => header);
  const cells = cellsOf(columns, rows, csvCell);
  return Readable.fromWeb(writeCsvStream(cells, { headers, bom: true, lineSeparator: '\r\n' }));
}

async function xlsx<Row>(
  name: string,
  columns: readonly SpreadsheetColumn<Row>[],
  rows: AsyncIterable<Row>,
): Promise<Readable> {
  const { writeXlsxStream } = await import('hucre/xlsx');
  const cells = cellsOf(columns, rows, xlsxCell);
  return Readable.fromWeb(
    writeXlsxStream(cells, {
      name: name.slice(0, 31),
      columns: columns.map(({ header, width = 18, format }) => ({
        header,
        width,
        numFmt: format && FORMATS[format],
      })),
      freezePane: { rows: 1 },
    }),
  );
}

async function* cellsOf<Row>(
  columns: readonly SpreadsheetColumn<Row>[],
  rows: AsyncIterable<Row>,
  cellOf: (cell: Cell) => CellValue,
): AsyncGenerator<CellValue[]> {
  for await (const row of rows) yield columns.map(({ value }) => cellOf(value(row)));
}

function csvCell(cell: Cell): CellValue {
  if (cell instanceof Date) return cell.toISOString();
  return typeof cell === 'string' ? escapeCsvCell(readable(cell)) : cell;
}

/** In a workbook "_x0041_" means "A" (ECMA-376, ST_Xstring), so its underscore is escaped. */
const CHARACTER_CODE = /_(?=x[0-9a-f]{4}_)/gi;

function xlsxCell(cell: Cell): CellValue {
  return typeof cell === 'string' ? readable(cell).replace(CHARACTER_CODE, '_x005F_') : cell;
}
