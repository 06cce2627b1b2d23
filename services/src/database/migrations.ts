import type { MigrationInterface } from 'typeorm';
import { Accounts1763600000000 } from './migrations/1763600000000-accounts.js';
import { Editions1763600100000 } from './migrations/1763600100000-editions.js';
import { Files1763600200000 } from './migrations/1763600200000-files.js';
import { Papers1763600300000 } from './migrations/1763600300000-papers.js';
import { Registrations1763600400000 } from './migrations/1763600400000-registrations.js';
import { Payments1763600500000 } from './migrations/1763600500000-payments.js';
import { Reviews1763600600000 } from './migrations/1763600600000-reviews.js';
import { Letters1763600700000 } from './migrations/1763600700000-letters.js';
import { Mail1763600800000 } from './migrations/1763600800000-mail.js';
import { AdminLists1763600900000 } from './migrations/1763600900000-admin-lists.js';
import { Downloads1763601000000 } from './migrations/1763601000000-downloads.js';
import { UserVersions1763601010000 } from './migrations/1763601010000-user-versions.js';
import { AuditList1763601020000 } from './migrations/1763601020000-audit-list.js';
import { Counters1763601030000 } from './migrations/1763601030000-counters.js';
import { ListIndexes1763601040000 } from './migrations/1763601040000-list-indexes.js';
import { EditionRevisions1763601100000 } from './migrations/1763601100000-edition-revisions.js';
import { Pictures1763601110000 } from './migrations/1763601110000-pictures.js';
import { EditionPreviews1763601120000 } from './migrations/1763601120000-edition-previews.js';
import { AccountSecurity1763601200000 } from './migrations/1763601200000-account-security.js';
import { RateLimits1763601210000 } from './migrations/1763601210000-rate-limits.js';
import { PersonalData1763601220000 } from './migrations/1763601220000-personal-data.js';
import { MailHistory1763601300000 } from './migrations/1763601300000-mail-history.js';
import { PaperWorkflow1763601300500 } from './migrations/1763601300500-paper-workflow.js';
import { PaperFiles1763601301000 } from './migrations/1763601301000-paper-files.js';
import { ReviewDrafts1763601302000 } from './migrations/1763601302000-review-drafts.js';
import { ChairDesk1763601303000 } from './migrations/1763601303000-chair-desk.js';
import { MailWindow1763601300900 } from './migrations/1763601300900-mail-window.js';
import { LetterDesk1763601400000 } from './migrations/1763601400000-letter-desk.js';
import { PaymentLedger1763601500000 } from './migrations/1763601500000-payment-ledger.js';
import { PaperSearch1763601600000 } from './migrations/1763601600000-paper-search.js';
import { CommitteeDesk1763601700000 } from './migrations/1763601700000-committee-desk.js';
import { ReviewerTermsVersion1763601710000 } from './migrations/1763601710000-reviewer-terms-version.js';

/** Every migration; TypeORM runs them in the order of the timestamps in their names. */
export const migrations: (new () => MigrationInterface)[] = [
  Accounts1763600000000,
  Editions1763600100000,
  Files1763600200000,
  Papers1763600300000,
  Registrations1763600400000,
  Payments1763600500000,
  Reviews1763600600000,
  Letters1763600700000,
  Mail1763600800000,
  AdminLists1763600900000,
  Downloads1763601000000,
  UserVersions1763601010000,
  AuditList1763601020000,
  Counters1763601030000,
  ListIndexes1763601040000,
  EditionRevisions1763601100000,
  Pictures1763601110000,
  EditionPreviews1763601120000,
  AccountSecurity1763601200000,
  RateLimits1763601210000,
  PersonalData1763601220000,
  MailHistory1763601300000,
  PaperWorkflow1763601300500,
  MailWindow1763601300900,
  PaperFiles1763601301000,
  ReviewDrafts1763601302000,
  ChairDesk1763601303000,
  LetterDesk1763601400000,
  PaymentLedger1763601500000,
  PaperSearch1763601600000,
  CommitteeDesk1763601700000,
  ReviewerTermsVersion1763601710000,
];
