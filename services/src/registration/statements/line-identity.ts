import { createHash } from 'node:crypto';
import type { BankEntry, UnreadableEntry } from '../bank-files/bank-file.js';

/**
 * Tells a line from every other of its account: by value date, amount and the bank's reference, or by
 * sender and text where the bank gives none. Equal lines of one statement are counted, so that two equal
 * payments of a day both stay, and both are known when the statement is imported again.
 */
export class LineIdentities {
  private counts = new Map<string, number>();

  constructor(private readonly account: string) {}

  /** Of the next statement: it counts on only where it is a further page. */
  begin(isContinued: boolean): void {
    if (!isContinued) this.counts = new Map();
  }

  ofEntry(entry: BankEntry): string {
    const { isPending, valueDate, minor, currency, bankReference, counterparty, remittance } =
      entry;
    const reference =
      bankReference === null
        ? ['text', entry.endToEndId, plain(counterparty), plain(remittance)]
        : ['bank', bankReference];
    return this.counted([isPending, valueDate, minor, currency, ...reference]);
  }

  ofUnreadable({ text }: UnreadableEntry): string {
    return this.counted(['unreadable', plain(text)]);
  }

  /** @returns 64 hexadecimal digits */
  private counted(facts: unknown[]): string {
    const base = digest([this.account, ...facts]);
    const nth = (this.counts.get(base) ?? 0) + 1;
    this.counts.set(base, nth);
    return nth === 1 ? base : digest([base, nth]);
  }
}

function digest(facts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
}

/** Formats break lines and write letters differently. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
}
