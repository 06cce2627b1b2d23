import { currencyOf, dayOf, minorOf } from './amounts.js';
import {
  type BankEntry,
  type Bytes,
  EntryError,
  type FilePart,
  FileRefused,
  type StatementHead,
} from './bank-file.js';
import { fileLines } from './file-lines.js';
import { detailsOf, known } from './mt940-details.js';

interface Field {
  tag: string;
  line: number;
  lines: string[];
}

/** SWIFT MT940 (booked statements) and MT942 (interim reports). @throws FileRefused */
export async function* readMt940(bytes: Bytes): AsyncGenerator<FilePart> {
  const message = new Message();
  let last = 0;
  for await (const field of fields(bytes)) {
    last = field.line;
    yield* message.take(field);
  }
  yield* message.end();
  if (!message.isNamed) throw new FileRefused('no-account', last || 1);
}

async function* fields(bytes: Bytes): AsyncGenerator<Field> {
  let field: Field | undefined;
  let dash = false;
  for await (const { number, text } of fileLines(bytes)) {
    // Text that was cut before its last character, unless a message begins next.
    if (dash && field && !/^(:20:|:940:|\{|\s*$)/.test(text)) field.lines.push('-');
    dash = text.trim() === '-';
    if (dash) continue;
    const [, tag, rest = ''] = /^(?:\{.*\{4:)?:(\d{2}[A-Z]?):(.*)$/.exec(text) ?? [];
    if (tag !== undefined) {
      if (field) yield field;
      field = { tag, line: number, lines: [rest] };
    } else if (/^(-\}|\{)/.test(text)) {
      if (field) yield field;
      field = undefined;
    } else {
      field?.lines.push(text);
    }
  }
  if (field) yield field;
}

const CENTURY = 2000;

class Message {
  isNamed = false;
  private account: string | null = null;
  private number: string | null = null;
  private currency: string | null = null;
  private isInterim = false;
  private isOpen = false;
  /** Waits for its field 86. */
  private pending: Field | undefined;
  private statement: string | undefined;

  *take(field: Field): Generator<FilePart> {
    const value = field.lines[0]?.trim() ?? '';
    if (this.pending && field.tag !== '86') yield* this.entry([]);
    switch (field.tag) {
      case '20':
        this.isInterim = false;
        this.isOpen = false;
        this.account = this.number = this.currency = null;
        return;
      case '25':
      case '25P':
        this.account = value.replaceAll(' ', '') || null;
        this.isNamed ||= this.account !== null;
        return;
      case '28':
      case '28C':
        this.number = value.split('/')[0] || null;
        return;
      case '34F':
      case '13':
      case '13D':
        this.isInterim = true;
        this.currency ??= /^[A-Z]{3}/.exec(value)?.[0] ?? null;
        return;
      case '60F':
      case '60M':
        yield* this.balance('opening', field, value);
        return;
      case '62F':
      case '62M':
        yield* this.balance('closing', field, value);
        this.isOpen = false;
        return;
      case '61':
        yield* this.open(false);
        this.pending = field;
        return;
      case '86':
        if (this.pending) yield* this.entry(field.lines);
    }
  }

  *end(): Generator<FilePart> {
    if (this.pending) yield* this.entry([]);
  }

  private *open(isContinued: boolean): Generator<FilePart> {
    if (this.isOpen) return;
    this.isOpen = true;
    const { account, number, currency } = this;
    const key = `${account} ${number}`;
    const head: StatementHead = {
      format: this.isInterim ? 'mt942' : 'mt940',
      version: null,
      account,
      number,
      currency,
      isContinued: isContinued && this.statement === key,
    };
    this.statement = key;
    yield { kind: 'statement', head };
  }

  private *balance(which: 'opening' | 'closing', field: Field, value: string): Generator<FilePart> {
    const [, mark, date = '', code, amount = ''] =
      /^([CD])(\d{6})([A-Z]{3})([\d.,]+)/.exec(value) ?? [];
    try {
      if (!mark) throw new EntryError('line-wrong', value);
      this.currency = currencyOf(code);
      yield* this.open(field.tag.endsWith('M'));
      const minor = minorOf(amount, this.currency) * (mark === 'C' ? 1 : -1);
      const day = shortDay(date);
      yield { kind: 'balance', which, balance: { minor, currency: this.currency }, date: day };
    } catch (error) {
      yield* this.open(false);
      yield unreadable(error, field, value);
    }
  }

  private *entry(details: string[]): Generator<FilePart> {
    const field = this.pending as Field;
    this.pending = undefined;
    try {
      yield { kind: 'entry', entry: entryOf(field, details, this.currency, this.isInterim) };
    } catch (error) {
      yield unreadable(error, field, [...field.lines, ...details].join('\n'));
    }
  }
}

function unreadable(error: unknown, { line }: Field, text: string): FilePart {
  if (!(error instanceof EntryError)) throw error;
  return { kind: 'unreadable', entry: { line, text, fault: error.fault, wrong: error.wrong } };
}

/** Value date, entry date, mark, funds code, amount, type, references: SWIFT's field 61. */
const LINE = /^(\d{6})(\d{4})?(R?[CD]|E[CD])([A-Z])?([\d.,' ]*)([NFS][A-Z0-9]{3})(.*)$/;

function entryOf(
  { line, lines }: Field,
  details: string[],
  currency: string | null,
  isInterim: boolean,
): BankEntry {
  const [first = '', ...supplementary] = lines;
  const [, date = '', entryDate, mark = '', , amount = '', , references = ''] =
    LINE.exec(first.trim()) ?? [];
  if (!mark) throw new EntryError('line-wrong', first);
  const own = currencyOf(currency ?? undefined);
  const isOutgoing = mark === 'D' || mark === 'RC' || mark === 'ED';
  const valueDate = shortDay(date);
  const at = references.indexOf('//');
  const [payers, banks] =
    at < 0 ? [references, undefined] : [references.slice(0, at), references.slice(at + 2)];
  const { endToEndId, ...about } = detailsOf(details);
  const minor = minorOf(amount, own);
  return {
    ...about,
    remittance: about.remittance || supplementary.join('\n').trim(),
    line,
    minor: isOutgoing ? -minor : minor,
    currency: own,
    isPending: mark.startsWith('E') || (isInterim && /^\s*PENDING/i.test(supplementary[0] ?? '')),
    valueDate,
    bookingDate: entryDate ? bookedOn(entryDate, valueDate) : null,
    bankReference: known(banks),
    endToEndId: endToEndId ?? known(payers),
    ...instructedOf(details.join('') + supplementary.join(''), own),
    batch: null,
  };
}

/** OCMT and EXCH: the ordered amount and the rate, as banks write them among the details. */
function instructedOf(text: string, own: string): Pick<BankEntry, 'instructed' | 'rate'> {
  const [, currency = '', amount = ''] = /\/OCMT\/([A-Z]{3})([\d.,]+)/.exec(text) ?? [];
  const [, rate = null] = /\/EXCH\/([\d.,]+)/.exec(text) ?? [];
  const isForeign = currency !== '' && currency !== own;
  return { instructed: isForeign ? { minor: minorOf(amount, currency), currency } : null, rate };
}

function shortDay(text: string): string {
  const [year, month, day] = [text.slice(0, 2), text.slice(2, 4), text.slice(4)].map(Number);
  return dayOf(CENTURY + (year ?? 0), month ?? 0, day ?? 0, text);
}

/** The entry date has no year: the one nearest to the value date. */
function bookedOn(monthDay: string, valueDate: string): string {
  const [month, day] = [Number(monthDay.slice(0, 2)), Number(monthDay.slice(2))];
  const valueMonth = Number(valueDate.slice(5, 7));
  const turn = month - valueMonth;
  const year = Number(valueDate.slice(0, 4)) + (turn > 6 ? -1 : turn < -6 ? 1 : 0);
  return dayOf(year, month, day, monthDay);
}
