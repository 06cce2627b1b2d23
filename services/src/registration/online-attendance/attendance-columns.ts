import { csvRows, type CsvRow } from '../bank-files/csv.js';
import { dateOrderOf } from '../bank-files/csv-detection.js';
import { type Bytes, FileRefused } from '../bank-files/bank-file.js';
import type { AttendanceLayout } from './online-attendance.schema.js';

const SEPARATORS = [',', '\t', ';', '|'] as const;
const SAMPLE_ROWS = 300;
const SHOWN_ROWS = 10;

export interface DetectedAttendance {
  layout: AttendanceLayout;
  /** The column names of the file. */
  columns: string[];
  rows: CsvRow[];
}

const NAMES = {
  name: /^(name|participant|full.?name|attendee|display.?name|user.?name)/i,
  email: /e-?mail|upn/i,
  joined: /join|first|start|enter|arriv/i,
  left: /leave|left|last|end|exit/i,
  minutes: /duration|minutes|time in|attended/i,
} as const;
type Column = keyof typeof NAMES;

/** As Zoom and Teams write them: facts of the session above the names of the columns. @throws FileRefused */
export async function detectAttendance(open: () => Bytes): Promise<DetectedAttendance> {
  const tables = await Promise.all(
    SEPARATORS.map(async (separator) => {
      const rows = await sample(open(), separator);
      const named = (joined: RegExp, left: RegExp) =>
        rows.findIndex(({ cells }) => hasColumns(cells, joined, left));
      const exact = named(/join/i, /leave|left/i);
      const at = exact >= 0 ? exact : named(NAMES.joined, NAMES.left);
      return { separator, head: rows[at], rows: rows.slice(at + 1) };
    }),
  );
  const best = tables.find(({ head }) => head !== undefined);
  if (!best?.head) throw new FileRefused('no-columns', 1);
  const { separator, head } = best;
  const rows = best.rows.filter(({ cells }) => cells.filter(Boolean).length >= 3);
  const columns = {
    name: Math.max(0, found(head.cells, 'name')),
    email: orNull(found(head.cells, 'email')),
    joined: found(head.cells, 'joined'),
    left: found(head.cells, 'left'),
    minutes: orNull(found(head.cells, 'minutes')),
  };
  const days = rows.map(({ cells }) => dayIn(cells[columns.joined] ?? '')).filter(Boolean);
  const layout = { separator, headLine: head.line, dateOrder: dateOrderOf(days), columns };
  return { layout, columns: head.cells, rows: rows.slice(0, SHOWN_ROWS) };
}

/** Above its list, Zoom names the start and the end of the meeting. */
function hasColumns(cells: string[], joined: RegExp, left: RegExp): boolean {
  const at = cells.findIndex((cell) => joined.test(cell));
  return at >= 0 && cells.some((cell, other) => other !== at && left.test(cell));
}

/** The day of "11/27/25, 8:00:01 AM". */
export const dayIn = (text: string): string => /^[\d./-]+/.exec(text)?.[0] ?? '';

const found = (cells: string[], column: Column) =>
  cells.findIndex((cell) => NAMES[column].test(cell));
const orNull = (at: number) => (at < 0 ? null : at);

async function sample(bytes: Bytes, separator: string): Promise<CsvRow[]> {
  const rows: CsvRow[] = [];
  try {
    for await (const row of csvRows(bytes, separator)) if (rows.push(row) >= SAMPLE_ROWS) break;
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
  }
  return rows;
}
