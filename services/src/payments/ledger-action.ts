import { PAYMENT_ACTIONS } from './payment-status.js';

/** What an entry of the ledger did: the moves of a payment, and what leaves it where it is. */
export const LEDGER_ACTIONS = [
  'announce',
  ...PAYMENT_ACTIONS,
  'give-back',
  'change-package',
  'student-proof',
  'note',
  'resend-mail',
  'receive',
] as const;
export type LedgerAction = (typeof LEDGER_ACTIONS)[number];

/** Where an entry comes from: "import" is a bank's statement that a program read. */
export const ENTRY_SOURCES = ['payer', 'admin', 'import', 'system'] as const;
export type EntrySource = (typeof ENTRY_SOURCES)[number];

/** Who adds an entry. */
export interface Author {
  actorId: string | null;
  source: EntrySource;
}

export const byAdmin = (actorId: string): Author => ({ actorId, source: 'admin' });
export const byPayer = (actorId: string | null): Author => ({ actorId, source: 'payer' });
