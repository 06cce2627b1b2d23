export type BankFileFormat = 'mt940' | 'mt942' | 'camt.052' | 'camt.053' | 'camt.054' | 'csv';

export type Bytes = AsyncIterable<Uint8Array>;

/** In minor units of its currency: cents of USD, whole yen. */
export interface BankAmount {
  minor: number;
  currency: string;
}

export interface StatementHead {
  format: BankFileFormat;
  /** "08" of camt.053.001.08. */
  version: string | null;
  /** IBAN or the bank's own number; null where the file does not name it. */
  account: string | null;
  number: string | null;
  currency: string | null;
  /** A further page of the statement before it. */
  isContinued: boolean;
}

/** Money of one statement line; negative for outgoing money. */
export interface BankEntry extends BankAmount {
  /** Of the file, from 1 on. */
  line: number;
  /** Announced, not booked: not money yet. */
  isPending: boolean;
  valueDate: string;
  bookingDate: string | null;
  /** The bank's own, unique for its account. */
  bankReference: string | null;
  /** The payer's own. */
  endToEndId: string | null;
  counterparty: string;
  counterpartyAccount: string | null;
  remittance: string;
  /** What the payer ordered, where the currency differs. */
  instructed: BankAmount | null;
  /** As the bank wrote it. */
  rate: string | null;
  /** The booked sum that this line is a part of. */
  batch: { reference: string; minor: number } | null;
}

export type EntryFault =
  | 'amount-missing'
  | 'amount-wrong'
  | 'amount-two-marks'
  | 'amount-decimals'
  | 'currency-missing'
  | 'date-wrong'
  | 'direction-missing'
  | 'line-wrong';

export interface UnreadableEntry {
  line: number;
  fault: EntryFault;
  text: string;
  /** The part of `text` that is wrong; empty where something is missing. */
  wrong: string;
}

export type FilePart =
  | { kind: 'statement'; head: StatementHead }
  | { kind: 'balance'; which: 'opening' | 'closing'; balance: BankAmount; date: string }
  | { kind: 'entry'; entry: BankEntry }
  | { kind: 'unreadable'; entry: UnreadableEntry };

/** An entry that cannot be read; its reader keeps it as `unreadable`. */
export class EntryError extends Error {
  constructor(
    readonly fault: EntryFault,
    readonly wrong = '',
  ) {
    super(fault);
  }
}

export type FileFault =
  | 'unknown-format'
  | 'not-xml'
  | 'has-doctype'
  | 'unknown-document'
  | 'line-too-long'
  | 'no-account'
  | 'cut-short'
  | 'no-columns';

/** A file that cannot be read: nothing of it is imported. */
export class FileRefused extends Error {
  constructor(
    readonly fault: FileFault,
    readonly line: number,
    readonly detail = '',
  ) {
    super(`${fault} at line ${line}`);
  }
}
