import { type Bytes, EntryError, FileRefused } from '../bank-files/bank-file.js';
import { csvDay, csvRows } from '../bank-files/csv.js';
import { dayIn } from './attendance-columns.js';
import type { AttendanceLayout, LineFault } from './online-attendance.schema.js';

const MOST_LINES = 20_000;

/** A line of the file; times are local to the conference: "2025-11-27 08:00:00". */
export interface AttendanceRow {
  line: number;
  name: string;
  email: string;
  joined: string | null;
  left: string | null;
  minutes: number | null;
  fault: LineFault | null;
  written: string | null;
}

class Refused extends Error {
  constructor(readonly fault: LineFault) {
    super(fault);
  }
}

/** A line that cannot be read is kept with its reason. @throws FileRefused */
export async function attendanceRows(
  bytes: Bytes,
  layout: AttendanceLayout,
): Promise<AttendanceRow[]> {
  const rows: AttendanceRow[] = [];
  for await (const { line, cells } of csvRows(bytes, layout.separator)) {
    if (line <= layout.headLine) continue;
    if (cells.every((cell) => cell === '')) {
      // Teams writes other tables below, after an empty line.
      if (rows.length > 0) break;
      continue;
    }
    if (rows.length >= MOST_LINES) throw new FileRefused('line-too-long', line);
    rows.push(rowOf(line, cells, layout));
  }
  return rows;
}

function rowOf(line: number, cells: string[], layout: AttendanceLayout): AttendanceRow {
  const { columns, dateOrder } = layout;
  const cell = (at: number | null) => (at === null ? '' : (cells[at] ?? '')).slice(0, 300);
  const who = { line, name: cell(columns.name), email: cell(columns.email) };
  try {
    if (who.name === '' && who.email === '') throw new Refused('no-name');
    const joined = momentOf(cell(columns.joined), dateOrder, 'joined');
    const left = momentOf(cell(columns.left), dateOrder, 'left');
    if (left < joined) throw new Refused('left-before');
    const minutes = minutesOf(cell(columns.minutes)) ?? between(joined, left);
    return { ...who, joined, left, minutes, fault: null, written: null };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const written = cells.join(` ${layout.separator} `).slice(0, 1000);
    return { ...who, joined: null, left: null, minutes: null, fault: error.fault, written };
  }
}

/** "11/27/2025 08:00:00 AM", "2025-11-27T08:00" */
function momentOf(
  text: string,
  order: AttendanceLayout['dateOrder'],
  fault: 'joined' | 'left',
): string {
  const [, hour = '', minute = '', second = '00', half = ''] =
    /(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?\s*([ap]\.?m)?/iu.exec(text.slice(6)) ?? [];
  if (hour === '') throw new Refused(fault);
  const isAfternoon = half.toLowerCase().startsWith('p');
  const hours = half ? (Number(hour) % 12) + (isAfternoon ? 12 : 0) : Number(hour);
  if (hours > 23 || Number(minute) > 59 || Number(second) > 59) throw new Refused(fault);
  try {
    const day = csvDay(dayIn(text), order);
    return `${day} ${String(hours).padStart(2, '0')}:${minute}:${second}`;
  } catch (error) {
    throw error instanceof EntryError ? new Refused(fault) : error;
  }
}

/** "62", "1h 2m 3s", "01:02:03" @returns undefined where there is none */
function minutesOf(text: string): number | undefined {
  if (text === '') return undefined;
  if (/^\d{1,5}([.,]\d+)?$/.test(text)) return sane(Number(text.replace(',', '.')));
  const [, h, m, s] =
    /^(?:(\d+)\s*h)?\s*(?:(\d+)\s*m(?:in)?)?\s*(?:(\d+)\s*s)?$/iu.exec(text) ?? [];
  if (h ?? m ?? s) return sane(Number(h ?? 0) * 60 + Number(m ?? 0) + Number(s ?? 0) / 60);
  const clock = /^(\d{1,3}):(\d{2}):(\d{2})$/.exec(text);
  if (!clock) throw new Refused('minutes');
  return sane(Number(clock[1]) * 60 + Number(clock[2]) + Number(clock[3]) / 60);
}

const between = (joined: string, left: string) =>
  sane((Date.parse(`${left}Z`) - Date.parse(`${joined}Z`)) / 60_000);

const A_WEEK = 7 * 24 * 60;

function sane(minutes: number): number {
  if (minutes > A_WEEK) throw new Refused('minutes');
  return Math.floor(minutes);
}
