import type { MigrationInterface } from 'typeorm';
import { FirstSchema1763600000000 } from './migrations/1763600000000-first-schema.js';
import { LoginOrigins1795372095465 } from './migrations/1795372095465-login-origins.js';
import { BankChanges1795374583661 } from './migrations/1795374583661-bank-changes.js';
import { EmailKey1795375208921 } from './migrations/1795375208921-email-key.js';
import { PaperFindings1795375881885 } from './migrations/1795375881885-paper-findings.js';

/** TypeORM orders them by the timestamps in their names. */
export const migrations: (new () => MigrationInterface)[] = [
  FirstSchema1763600000000,
  LoginOrigins1795372095465,
  BankChanges1795374583661,
  EmailKey1795375208921,
  PaperFindings1795375881885,
];
