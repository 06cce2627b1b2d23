import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { currencyOf, dayOf, minorOf } from './amounts.js';
import { type BankEntry, type Bytes, EntryError, type FilePart, FileRefused } from './bank-file.js';
import type { CsvLayout } from './csv-layout.js';
import { fileLines } from './file-lines.js';
import { known } from './mt940-details.js';

export interface CsvRow {
  line: number;
  cells: string[];
}

const LONGEST_ROW = 1_000_000;

/** @throws FileRefused for quotes that never close */
export async function* csvRows(bytes: Bytes, separator: string): AsyncGenerator<CsvRow> {
  const parser = Readable.from(withLineEnds(bytes)).pipe(
    parse({
      delimiter: separator,
      relax_quotes: true,
      relax_column_count: true,
      info: true,
      max_record_size: LONGEST_ROW,
    }),
  );
  let line = 1;
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      const cells = record.map((cell) => cell.trim());
      yield { line, cells };
      line = info.lines + 1;
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error) throw new FileRefused('cut-short', line);
    throw error;
  }
}

interface Parsed {
  record: string[];
  info: { lines: number };
}

async function* withLineEnds(bytes: Bytes): AsyncGenerator<string> {
  for await (const { text } of fileLines(bytes)) yield `${text}\n`;
}

/** Any bank's CSV, by a confirmed layout. @throws FileRefused */
export async function* readCsv(bytes: Bytes, layout: CsvLayout): AsyncGenerator<FilePart> {
  const { columns, currency } = layout;
  const head = { version: null, account: null, number: null, currency, isContinued: false };
  yield { kind: 'statement', head: { ...head, format: 'csv' } };
  const balances = new CsvBalances();
  let hasHead = false;
  for await (const { line, cells } of csvRows(bytes, layout.separator)) {
    if (line <= layout.headLine) {
      hasHead ||= line === layout.headLine;
      continue;
    }
    if (cells.every((cell) => cell === '')) continue;
    if (isNote(cells, columns)) continue;
    try {
      const entry = csvEntry(cells, line, layout);
      balances.add(entry, columns.balance === null ? '' : (cells[columns.balance] ?? ''), layout);
      yield { kind: 'entry', entry };
    } catch (error) {
      if (!(error instanceof EntryError)) throw error;
      const { fault, wrong } = error;
      const text = cells.join(` ${layout.separator} `);
      yield { kind: 'unreadable', entry: { line, fault, wrong, text } };
    }
  }
  if (!hasHead) throw new FileRefused('no-columns', layout.headLine);
  yield* balances.parts();
}

/** Without a date and an amount, a row is a remark of the bank. */
function isNote(cells: string[], columns: CsvLayout['columns']): boolean {
  const { date, amount, received, sent } = columns;
  return [date, amount, received, sent].every((at) => at === null || !cells[at]);
}

export function csvEntry(cells: string[], line: number, layout: CsvLayout): BankEntry {
  const { columns } = layout;
  const cell = (at: number | null) => (at === null ? '' : (cells[at] ?? ''));
  const currency = currencyOf(cell(columns.currency) || layout.currency);
  return {
    line,
    isPending: false,
    valueDate: csvDay(cell(columns.date), layout.dateOrder),
    bookingDate: null,
    minor: csvAmount(cell, layout, currency),
    currency,
    bankReference: known(cell(columns.reference)),
    endToEndId: null,
    counterparty: cell(columns.sender),
    counterpartyAccount: cell(columns.account) || null,
    remittance: columns.text
      .map(cell)
      .filter((text) => text !== '')
      .join('\n'),
    instructed: null,
    rate: null,
    batch: null,
  };
}

function csvAmount(
  cell: (at: number | null) => string,
  { columns, decimalMark }: CsvLayout,
  currency: string,
): number {
  const { amount, received, sent } = columns;
  if (amount !== null) return signedMinor(cell(amount), currency, decimalMark);
  const [incoming, outgoing] = [received, sent].map((at) =>
    cell(at) === '' ? 0 : signedMinor(cell(at), currency, decimalMark),
  );
  const sum = (incoming ?? 0) - Math.abs(outgoing ?? 0);
  if (cell(received) === '' && cell(sent) === '') throw new EntryError('amount-missing');
  return sum;
}

/** With a sign before or after, accounting brackets, or a word for the direction: S, H, D, CR. */
export function signedMinor(text: string, currency: string, mark: ',' | '.'): number {
  const [, before = '', digits = '', after = ''] =
    /^([^\d.,]*)([\d.,'’\s]*?)([^\d.,'’]*)$/u.exec(text.trim()) ?? [];
  if (digits === '') throw new EntryError('amount-wrong', text);
  const isOutgoing = /[-−–(]|\b(S|D|DR|DBIT)\b/iu.test(`${before} ${after}`);
  const minor = minorOf(grouped(digits, mark, text), currency, mark);
  return isOutgoing ? -minor : minor;
}

/** "1.234,56" has groups of three; "2,00.00" has two decimal marks. */
function grouped(digits: string, mark: ',' | '.', written: string): string {
  const [whole = '', ...fractions] = digits.split(mark);
  const isGrouped = /^(\d*|\d{1,3}(?:[.,'’\s]\d{2,3})*[.,'’\s]\d{3})$/u.test(whole);
  if (fractions.length > 1 || !isGrouped || /[^\d]/.test(fractions[0] ?? '')) {
    throw new EntryError('amount-two-marks', written);
  }
  return digits;
}

export function csvDay(text: string, order: CsvLayout['dateOrder']): string {
  const parts = /^(\d{1,4})[-./](\d{1,2})[-./](\d{1,4})(?:[T\s].*)?$/.exec(text);
  const compact = order === 'ymd' ? /^(\d{4})(\d{2})(\d{2})$/ : /^(\d{2})(\d{2})(\d{4})$/;
  const [, first, second, third] = (parts ?? compact.exec(text) ?? []).map(Number);
  if (first === undefined || second === undefined || third === undefined) {
    throw new EntryError('date-wrong', text);
  }
  const [year, month, day] =
    order === 'ymd'
      ? [first, second, third]
      : order === 'mdy'
        ? [third, first, second]
        : [third, second, first];
  return dayOf(year < 100 ? 2000 + year : year, month, day, text);
}

interface BalancedRow {
  minor: number;
  balance: number;
  date: string;
}

/** Opening and closing balance by a column of balances, in either order of the days. */
class CsvBalances {
  private first: BalancedRow | undefined;
  private last: BalancedRow | undefined;
  private currency = '';
  private isWhole = true;

  add({ minor, currency, valueDate: date }: BankEntry, cell: string, layout: CsvLayout): void {
    if (cell === '') return void (this.isWhole = false);
    try {
      const balance = signedMinor(cell, currency, layout.decimalMark);
      this.currency = currency;
      this.last = { minor, balance, date };
      this.first ??= this.last;
    } catch {
      this.isWhole = false;
    }
  }

  *parts(): Generator<FilePart> {
    const { first, last, currency, isWhole } = this;
    if (!first || !last || !isWhole) return;
    const [oldest, newest] = first.date <= last.date ? [first, last] : [last, first];
    const opening = { minor: oldest.balance - oldest.minor, currency };
    yield { kind: 'balance', which: 'opening', balance: opening, date: oldest.date };
    const closing = { minor: newest.balance, currency };
    yield { kind: 'balance', which: 'closing', balance: closing, date: newest.date };
  }
}
