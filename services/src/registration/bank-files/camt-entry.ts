import { currencyOf, dayOf, minorOf } from './amounts.js';
import { type BankAmount, type BankEntry, EntryError, type FilePart } from './bank-file.js';
import { known } from './mt940-details.js';
import type { XmlElement } from './xml-element.js';

/** @throws EntryError */
export function amountOf(parent: XmlElement, fallback?: string, ...path: string[]): BankAmount {
  const element = parent.at(...path, 'Amt');
  if (!element) throw new EntryError('amount-missing');
  const currency = currencyOf(element.attributes['Ccy'] ?? fallback);
  return { minor: minorOf(element.text, currency), currency };
}

/** 1 for incoming money, -1 for outgoing. @throws EntryError */
export function directionOf(element: XmlElement): 1 | -1 {
  const mark = element.textAt('CdtDbtInd');
  if (mark !== 'CRDT' && mark !== 'DBIT') throw new EntryError('direction-missing', mark);
  return mark === 'CRDT' ? 1 : -1;
}

/** @throws EntryError */
export function dayAt(element: XmlElement, name: string): string | null {
  const written =
    element.textAt(name, 'Dt') ?? element.textAt(name, 'DtTm') ?? element.textAt(name);
  if (written === undefined) return null;
  const [, year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})/.exec(written) ?? []).map(Number);
  return dayOf(year ?? 0, month ?? 0, day ?? 0, written);
}

type Booking = Pick<
  BankEntry,
  'line' | 'isPending' | 'valueDate' | 'bookingDate' | 'minor' | 'currency' | 'bankReference'
>;

/** An entry and the transactions in it, which arrive one by one. */
export class CamtEntry {
  private booking: Booking | EntryError | undefined;
  /** Given out only with the next one: an only detail takes its amount from the entry. */
  private first: XmlElement | undefined;
  private details = 0;
  private sum = 0;
  private hasUnreadable = false;

  constructor(
    private readonly element: XmlElement,
    private readonly currency: string | undefined,
  ) {}

  /** The amounts and dates of the entry precede its details. */
  beginDetail(): void {
    this.booking ??= this.read();
  }

  *detail(element: XmlElement): Generator<FilePart> {
    this.details += 1;
    if (this.details === 1) {
      this.first = element;
      return;
    }
    if (this.first) yield* this.part(this.first);
    this.first = undefined;
    yield* this.part(element);
  }

  *end(): Generator<FilePart> {
    const booking = (this.booking ??= this.read());
    if (booking instanceof EntryError) {
      yield this.unreadable(booking, this.first);
    } else if (this.details <= 1) {
      const { element, first } = this;
      const reference =
        booking.bankReference ??
        first?.textAt('Refs', 'AcctSvcrRef') ??
        first?.textAt('Refs', 'TxId');
      const entry = {
        ...booking,
        bankReference: known(reference),
        ...sidesOf(booking, first, element),
      };
      yield { kind: 'entry', entry: { ...entry, batch: null } };
    } else if (booking.minor !== this.sum && !this.hasUnreadable) {
      // Details that name no amount: their sum is kept, so that balances add up.
      const rest = { ...booking, minor: booking.minor - this.sum };
      const sides = sidesOf(booking, undefined, this.element);
      yield { kind: 'entry', entry: { ...rest, ...sides, batch: batchOf(booking) } };
    }
  }

  private *part(detail: XmlElement): Generator<FilePart> {
    const { booking } = this;
    if (!booking || booking instanceof EntryError) return;
    const amount = detailAmount(detail, booking.currency);
    if (amount === undefined) return;
    if (amount instanceof EntryError) {
      this.hasUnreadable = true;
      yield this.unreadable(amount, detail);
      return;
    }
    const mark = detail.textAt('CdtDbtInd');
    const sign = mark === undefined ? Math.sign(booking.minor) : mark === 'DBIT' ? -1 : 1;
    const minor = amount * sign;
    this.sum += minor;
    const own =
      detail.textAt('Refs', 'AcctSvcrRef') ??
      detail.textAt('Refs', 'TxId') ??
      detail.textAt('Refs', 'EndToEndId') ??
      detail.textAt('Refs', 'InstrId');
    const batch = batchOf(booking);
    yield {
      kind: 'entry',
      entry: {
        ...booking,
        line: detail.line,
        minor,
        bankReference: batch && known(own) ? `${batch.reference}/${own}` : known(own),
        ...sidesOf({ minor, currency: booking.currency }, detail, this.element),
        batch,
      },
    };
  }

  private read(): Booking | EntryError {
    const { element } = this;
    try {
      const { minor, currency } = amountOf(element, this.currency);
      // A reversal names its own direction: CRDT gives back a debit.
      const direction = directionOf(element);
      const bookingDate = dayAt(element, 'BookgDt');
      const valueDate = dayAt(element, 'ValDt') ?? bookingDate;
      if (!valueDate) throw new EntryError('date-wrong');
      const status = element.textAt('Sts', 'Cd') ?? element.textAt('Sts');
      return {
        line: element.line,
        minor: minor * direction,
        currency,
        isPending: status !== undefined && status !== 'BOOK',
        valueDate,
        bookingDate,
        bankReference: known(element.textAt('AcctSvcrRef') ?? element.textAt('NtryRef')),
      };
    } catch (error) {
      if (error instanceof EntryError) return error;
      throw error;
    }
  }

  private unreadable({ fault, wrong }: EntryError, detail?: XmlElement): FilePart {
    const { element } = this;
    const amount = detail?.at('Amt') ?? element.at('Amt');
    const currency = amount?.attributes['Ccy'];
    const tag = `<Amt${currency === undefined ? ' ' : ` Ccy="${currency}"`}>${amount?.text ?? ''}</Amt>`;
    const sides = sidesOf({ minor: 1, currency: '' }, detail, element);
    const text = [tag, sides.counterparty, sides.remittance].filter(Boolean).join(' ');
    return { kind: 'unreadable', entry: { line: element.line, fault, wrong, text } };
  }
}

function batchOf({ bankReference, minor }: Booking): BankEntry['batch'] {
  return bankReference === null ? null : { reference: bankReference, minor };
}

/** @returns undefined for a detail that only has the amount of its batch */
function detailAmount(detail: XmlElement, currency: string): number | EntryError | undefined {
  for (const path of [[], ['AmtDtls', 'TxAmt'], ['AmtDtls', 'InstdAmt']]) {
    if (!detail.at(...path, 'Amt')) continue;
    try {
      const amount = amountOf(detail, currency, ...path);
      if (amount.currency === currency) return amount.minor;
    } catch (error) {
      if (error instanceof EntryError) return error;
      throw error;
    }
  }
  return undefined;
}

type Sides = Pick<
  BankEntry,
  'counterparty' | 'counterpartyAccount' | 'remittance' | 'endToEndId' | 'instructed' | 'rate'
>;

function sidesOf(
  { minor, currency }: BankAmount,
  detail: XmlElement | undefined,
  entry: XmlElement,
): Sides {
  const role = minor < 0 ? 'Cdtr' : 'Dbtr';
  const parties = detail?.at('RltdPties');
  const name =
    parties?.textAt(role, 'Pty', 'Nm') ??
    parties?.textAt(role, 'Nm') ??
    parties?.textAt(`Ultmt${role}`, 'Pty', 'Nm') ??
    parties?.textAt(`Ultmt${role}`, 'Nm');
  const account = parties?.at(`${role}Acct`, 'Id');
  const remittance = [
    ...(detail?.at('RmtInf')?.all('Ustrd') ?? []).map(({ text }) => text.trim()),
    detail?.textAt('RmtInf', 'Strd', 'CdtrRefInf', 'Ref'),
    detail?.textAt('RmtInf', 'Strd', 'AddtlRmtInf'),
  ].filter(Boolean);
  const other = detail?.textAt('AddtlTxInf') ?? entry.textAt('AddtlNtryInf') ?? '';
  return {
    counterparty: name ?? '',
    counterpartyAccount: account?.textAt('IBAN') ?? account?.textAt('Othr', 'Id') ?? null,
    remittance: remittance.length > 0 ? remittance.join('\n') : other,
    endToEndId: known(detail?.textAt('Refs', 'EndToEndId')),
    ...instructedOf(detail?.at('AmtDtls') ?? entry.at('AmtDtls'), currency),
  };
}

function instructedOf(
  details: XmlElement | undefined,
  own: string,
): Pick<BankEntry, 'instructed' | 'rate'> {
  const ordered = details?.at('InstdAmt');
  const rate =
    ordered?.textAt('CcyXchg', 'XchgRate') ??
    details?.textAt('TxAmt', 'CcyXchg', 'XchgRate') ??
    null;
  const currency = ordered?.at('Amt')?.attributes['Ccy'];
  if (!ordered || currency === undefined || currency === own) return { instructed: null, rate };
  return { instructed: readable(() => amountOf(ordered)), rate };
}

/** A fact next to the money: the entry is read without it. */
function readable<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof EntryError) return null;
    throw error;
  }
}
