import type { EntityManager } from 'typeorm';
import { newId } from '../../platform/core/new-id.js';
import type {
  BankEntry,
  FilePart,
  StatementHead,
  UnreadableEntry,
} from '../bank-files/bank-file.js';
import { IMPORT_STEPS, type Import } from './imported-lines.sql.js';
import { LineIdentities } from './line-identity.js';
import { importOf } from './statement-people.read-model.js';
import type { StatementAct } from './statement.schema.js';
import {
  addAccount,
  addLines,
  addStatement,
  finishStatement,
  type LineRow,
  lockAccount,
  removeStatement,
  statementsSeen,
} from './statement-imports.sql.js';

export interface ImportedStatement {
  id: string;
  added: number;
  skipped: number;
  /** Of the earlier import, where this one added nothing. */
  earlier: StatementAct | null;
}

const CHUNK = 1000;

/** The lines of one account in a file, written in chunks. */
export class AccountImport {
  private rows: LineRow[] = [];
  private added = 0;
  private skipped = 0;
  private skippedMinor = 0;
  private opening: number | null = null;
  private closing: number | null = null;
  private readonly identities: LineIdentities;

  private constructor(
    private readonly tx: EntityManager,
    private readonly about: Import,
    account: string,
  ) {
    this.identities = new LineIdentities(account);
  }

  /** Locks the account, so that concurrent imports run one after another. */
  static async open(
    tx: EntityManager,
    account: string,
    { format, version, currency }: StatementHead,
    file: { editionId: string; actorId: string; fileName: string; at: Date },
  ): Promise<AccountImport> {
    const { editionId, actorId, fileName, at } = file;
    await addAccount.run(tx, { id: newId(), number: account, at });
    const { id: accountId } = await lockAccount.one(tx, { number: account });
    const id = newId();
    const statement = { id, editionId, accountId, fileName, format, version, currency };
    await addStatement.run(tx, { ...statement, importedBy: actorId, at });
    return new AccountImport(tx, { id, accountId, editionId, actorId, at }, account);
  }

  get accountId(): string {
    return this.about.accountId;
  }

  begin({ isContinued }: StatementHead): void {
    this.identities.begin(isContinued);
  }

  async take(part: Exclude<FilePart, { kind: 'statement' }>): Promise<void> {
    if (part.kind === 'balance') {
      if (part.which === 'opening') this.opening ??= part.balance.minor;
      else this.closing = part.balance.minor;
      return;
    }
    this.rows.push(
      part.kind === 'entry'
        ? bookedRow(part.entry, this.identities.ofEntry(part.entry))
        : unreadableRow(part.entry, this.identities.ofUnreadable(part.entry)),
    );
    if (this.rows.length >= CHUNK) await this.flush();
  }

  async flush(): Promise<void> {
    if (this.rows.length === 0) return;
    const { id: statementId, accountId } = this.about;
    const rows = JSON.stringify(this.rows);
    this.rows = [];
    for (const line of await addLines.all(this.tx, { rows, statementId, accountId })) {
      if (line.isNew) this.added += 1;
      else {
        this.skipped += 1;
        this.skippedMinor += COUNTED.has(line.status) ? line.minor : 0;
      }
    }
  }

  async finish(): Promise<ImportedStatement> {
    await this.flush();
    const { tx, about, added, skipped, skippedMinor, opening, closing } = this;
    const { id } = about;
    if (added === 0) {
      const [known] = await statementsSeen.all(tx, { importId: id });
      if (known) {
        await removeStatement.run(tx, { id });
        const earlier = await importOf.one(tx, { id: known.id });
        return { id: known.id, added, skipped, earlier };
      }
    }
    for (const step of IMPORT_STEPS) await step.run(tx, about);
    await finishStatement.run(tx, { id, opening, closing, skipped, skippedMinor });
    return { id, added, skipped, earlier: null };
  }
}

/** Lines that are part of the bank's balance. */
const COUNTED = new Set(['booked', 'doubtful', 'replaced', 'ignored']);

function bookedRow(entry: BankEntry, identity: string): LineRow {
  const { instructed, batch } = entry;
  return {
    id: newId(),
    identity,
    file_line: entry.line,
    status: entry.isPending ? 'pending' : 'booked',
    minor: entry.minor,
    currency: entry.currency,
    value_date: entry.valueDate,
    booking_date: entry.bookingDate,
    bank_reference: entry.bankReference,
    end_to_end_id: entry.endToEndId,
    counterparty: storable(entry.counterparty),
    counterparty_account: entry.counterpartyAccount,
    remittance: storable(entry.remittance),
    instructed_minor: instructed?.minor ?? null,
    instructed_currency: instructed?.currency ?? null,
    rate: entry.rate,
    batch_reference: batch?.reference ?? null,
    batch_minor: batch?.minor ?? null,
    fault: null,
    wrong: null,
  };
}

function unreadableRow({ line, text, fault, wrong }: UnreadableEntry, identity: string): LineRow {
  return {
    id: newId(),
    identity,
    file_line: line,
    status: 'unreadable',
    minor: null,
    currency: null,
    value_date: null,
    booking_date: null,
    bank_reference: null,
    end_to_end_id: null,
    counterparty: '',
    counterparty_account: null,
    remittance: storable(text),
    instructed_minor: null,
    instructed_currency: null,
    rate: null,
    batch_reference: null,
    batch_minor: null,
    fault,
    wrong: storable(wrong),
  };
}

/** PostgreSQL has no text with NUL. */
function storable(text: string): string {
  return text.replaceAll('\0', '').slice(0, 4000);
}
