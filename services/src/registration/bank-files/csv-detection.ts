import { FileRefused, type Bytes } from './bank-file.js';
import { csvDay, csvRows, type CsvRow } from './csv.js';
import type { CsvLayout } from './csv-layout.js';

const SEPARATORS = [';', '\t', ',', '|'] as const;
const SAMPLE_ROWS = 200;

export interface DetectedCsv {
  layout: CsvLayout;
  /** The column names of the file. */
  columns: string[];
  /** At most ten, below the column names. */
  rows: CsvRow[];
}

/** Separator, columns, decimal mark and date order, for a person to confirm. @throws FileRefused */
export async function detectCsv(open: () => Bytes): Promise<DetectedCsv> {
  const tables = await Promise.all(
    SEPARATORS.map(async (separator) => ({
      separator,
      ...tableOf(await sample(open(), separator)),
    })),
  );
  const best = tables.reduce((one, other) => (other.score > one.score ? other : one));
  const { head, rows, separator } = best;
  if (!head || rows.length === 0) throw new FileRefused('no-columns', 1);
  const column = (at: number) => rows.map(({ cells }) => cells[at] ?? '').filter(Boolean);
  const columns = columnsOf(head.cells, column);
  const amounts = [columns.amount, columns.received, columns.sent].flatMap((at) =>
    at === null ? [] : column(at),
  );
  const layout: CsvLayout = {
    separator,
    headLine: head.line,
    decimalMark: decimalMarkOf(amounts),
    dateOrder: dateOrderOf(column(columns.date)),
    currency: currencyIn(head.cells) ?? 'USD',
    columns,
  };
  return { layout, columns: head.cells, rows: rows.slice(0, 10) };
}

async function sample(bytes: Bytes, separator: string): Promise<CsvRow[]> {
  const rows: CsvRow[] = [];
  try {
    for await (const row of csvRows(bytes, separator)) {
      if (rows.push(row) >= SAMPLE_ROWS) break;
    }
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
  }
  return rows;
}

/** Banks write account, period and balance above the names of the columns. */
function tableOf(rows: CsvRow[]): { head?: CsvRow; rows: CsvRow[]; score: number } {
  const at = rows.findIndex(
    ({ cells }, index) =>
      cells.filter(Boolean).length >= 3 &&
      !cells.some(isDay) &&
      (rows[index + 1]?.cells.some(isDay) ?? false),
  );
  const head = rows[at];
  if (!head) return { rows: [], score: 0 };
  const entries = rows.slice(at + 1).filter(({ cells }) => cells.some(isDay));
  return { head, rows: entries, score: entries.length * head.cells.length };
}

const isDay = (text: string) =>
  /^(\d{4}[-./]\d{1,2}[-./]\d{1,2}|\d{1,2}[-./]\d{1,2}[-./](\d{4}|\d{2})|(19|20)\d{6})([T\s].*)?$/.test(
    text,
  );
const isAmount = (text: string) => /^[-+(]?\s?[\d.,'’\s]*\d[.,]?\d*\)?\s?[-+A-Z]{0,3}$/u.test(text);

type Columns = CsvLayout['columns'];

const NAMES: [keyof Columns, RegExp][] = [
  ['balance', /saldo|balance|solde/i],
  ['currency', /^(w[äa]e?hrung|currency|devise|moneda|ccy|munt|divisa)/i],
  ['date', /valuta|wertstellung|value.?date|date.?valeur|fecha.?valor/i],
  ['date', /buchung(stag|sdatum)|booking|completed|^datum|^date|^fecha|data/i],
  ['received', /^(credit|haben|paid.?in|money.?in|cr[ée]dit|gutschrift|abono|received)/i],
  ['sent', /^(debit|soll|paid.?out|money.?out|d[ée]bit|lastschrift|cargo|sent)/i],
  ['amount', /betrag|amount|umsatz|montant|importe|bedrag|importo/i],
  ['account', /iban|konto.?n|account.?(no|num)|kontonummer|rekening/i],
  [
    'sender',
    /name|beg[üu]nstigter|zahlungspflicht|auftraggeber|payer|sender|counter|partner|naam/i,
  ],
  ['reference', /(bank|transaction|transaktion).{0,3}(ref|id)|umsatz.?id|^id$|archiv/i],
  [
    'text',
    /verwendung|purpose|remittance|description|details|text|libell|concepto|omschrij|memo|narrat|payment.?ref|message/i,
  ],
];

function columnsOf(head: string[], column: (at: number) => string[]): Columns {
  const columns: Columns = {
    date: -1,
    amount: null,
    received: null,
    sent: null,
    currency: null,
    sender: null,
    account: null,
    reference: null,
    balance: null,
    text: [],
  };
  const isLike: Partial<Record<keyof Columns, (text: string) => boolean>> = {
    date: isDay,
    amount: isAmount,
    received: isAmount,
    sent: isAmount,
    balance: isAmount,
    currency: (text) => /^[A-Z]{3}$/.test(text),
  };
  const taken = new Set<number>();
  for (const [key, pattern] of NAMES) {
    for (const [at, name] of head.entries()) {
      const cells = column(at);
      const isFree =
        !taken.has(at) && (key === 'text' || columns[key] === null || columns[key] === -1);
      const fits = cells.every(isLike[key] ?? (() => true));
      if (!isFree || !pattern.test(name) || !fits) continue;
      if (key === 'text') columns.text.push(at);
      else columns[key] = at;
      taken.add(at);
    }
  }
  return completed(columns, head, column, taken);
}

/** By their content where a name is unknown. */
function completed(
  columns: Columns,
  head: string[],
  column: (at: number) => string[],
  taken: Set<number>,
): Columns {
  const free = (isLike: (text: string) => boolean) =>
    head.findIndex((_, at) => !taken.has(at) && column(at).length > 0 && column(at).every(isLike));
  if (columns.date === -1) columns.date = Math.max(0, free(isDay));
  taken.add(columns.date);
  if (columns.received === null || columns.sent === null) {
    columns.received = columns.sent = null;
    columns.amount ??= Math.max(
      0,
      free((text) => isAmount(text) && /[.,]\d\d\D*$/.test(text)),
    );
  } else columns.amount = null;
  return columns;
}

function currencyIn(names: string[]): string | undefined {
  return /\b(USD|EUR|GBP|CHF|XOF|XAF|NGN|KES|ZAR|GHS)\b/.exec(names.join(' '))?.[0];
}

/** The mark before the last two digits; a file of whole amounts has the point. */
export function decimalMarkOf(amounts: string[]): ',' | '.' {
  const votes = amounts.map((text) => /([.,])\d{1,2}\D*$/.exec(text)?.[1]);
  const commas = votes.filter((mark) => mark === ',').length;
  return commas > votes.filter((mark) => mark === '.').length ? ',' : '.';
}

export function dateOrderOf(days: string[]): CsvLayout['dateOrder'] {
  const orders = ['ymd', 'dmy', 'mdy'] as const;
  const readable = (order: CsvLayout['dateOrder']) =>
    days.filter((day) => {
      try {
        csvDay(day, order);
        return order !== 'ymd' || /^\d{4}/.test(day);
      } catch {
        return false;
      }
    }).length;
  return orders.reduce((one, other) => (readable(other) > readable(one) ? other : one));
}
