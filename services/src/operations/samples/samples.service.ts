import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { EditionsService } from '../../conference/editions/editions.service.js';
import { UsersService } from '../../identity/accounts/users.service.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { KEPT_ENTRIES } from '../../platform/audit/kept-entries.js';
import { Config } from '../../platform/config/config.js';
import { dataSourceOptions } from '../../platform/database/data-source-options.js';
import { FilesService } from '../../platform/files/files.service.js';
import { AppError } from '../../platform/http/app-error.js';
import { ErrorCode } from '../../platform/http/error-code.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import {
  FOREIGN_KEYS,
  type ForeignKey,
  ROOTS,
  type Rows,
  SAMPLE_ACCOUNTS,
  withDependents,
} from './sample-rows.js';
import { unscheduleSamples } from './scheduled-samples.js';
import { writeLogins } from './logins-file.js';
import type { RemovedSamples, Samples } from './samples.schema.js';

const texts = defineTexts('server.samples', {
  ownAccount:
    'Sample accounts are removed as well. Make your own account an administrator, log in with it, and remove the samples there.',
});

const COUNTS = `
  SELECT (SELECT count(*)::int FROM users WHERE is_sample) AS people,
         (SELECT count(*)::int FROM papers WHERE owner_id IN (${SAMPLE_ACCOUNTS})) AS papers,
         (SELECT count(*)::int FROM registrations WHERE user_id IN (${SAMPLE_ACCOUNTS})) AS registrations,
         (SELECT count(*)::int FROM enquiries WHERE email LIKE '%.invalid') AS enquiries`;

const APPEND_ONLY = ['audit_entries', 'ledger_entries', 'invoices'];
const triggers = (action: 'DISABLE' | 'ENABLE') =>
  APPEND_ONLY.map((table) => `ALTER TABLE ${table} ${action} TRIGGER ${table}_append_only`).join(
    ';',
  );

const NONE = { people: 0, papers: 0, registrations: 0, enquiries: 0, keptPeople: 0 };

/** What the audit log knows by its id. */
const AUDITED = ['papers', 'registrations', 'payments', 'reviews', 'bank_transfers', 'enquiries'];

@Injectable()
export class SamplesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
    private readonly editions: EditionsService,
    private readonly users: UsersService,
    private readonly files: FilesService,
    private readonly audit: AuditService,
  ) {}

  async find(): Promise<Samples> {
    return one<Samples>(this.dataSource.manager, COUNTS);
  }

  /** A later start does not make them again. */
  async wereRemoved(): Promise<boolean> {
    const { removed } = await one<{ removed: boolean }>(
      this.dataSource.manager,
      `SELECT EXISTS (SELECT FROM audit_entries a WHERE ${KEPT_ENTRIES.removalsOfSamples}) AS removed`,
    );
    return removed;
  }

  /**
   * Removes all samples and what belongs to them, also from the ledger and the audit log, which keep one entry of
   * it. As the role that owns the tables: the application cannot delete there. Without samples, nothing changes.
   * @throws AppError CONFLICT for a caller who is a sample
   */
  async remove(actorId: string): Promise<RemovedSamples> {
    const { people } = await this.find();
    if (people === 0) return NONE;
    const owner = new DataSource({
      ...dataSourceOptions({ ...this.config, databaseUrl: this.config.migrationDatabaseUrl }),
      entities: this.dataSource.options.entities,
      poolSize: 1,
    });
    await owner.initialize();
    try {
      const { removed, deleteContents } = await owner.transaction((tx) =>
        this.removeRows(tx, actorId),
      );
      await deleteContents();
      // They are printed at each start.
      if (this.config.isEmbedded) writeLogins(this.config.dataDir, []);
      return removed;
    } finally {
      await owner.destroy();
    }
  }

  private async removeRows(tx: EntityManager, actorId: string) {
    // Also makes a second removal wait for the first.
    await tx.query(triggers('DISABLE'));
    const samples = await one<Samples>(tx, COUNTS);
    const accounts = await idsOf(tx, [SAMPLE_ACCOUNTS]);
    if (accounts.includes(actorId)) throw new AppError(ErrorCode.CONFLICT, texts.ownAccount);
    if (accounts.length === 0) return { removed: NONE, deleteContents: () => Promise.resolve() };
    const keys: ForeignKey[] = await tx.query(FOREIGN_KEYS);
    const rows = ROOTS.flatMap((root) => withDependents(keys, root));
    const files = await idsOf(
      tx,
      rows.flatMap((some) => filesOf(keys, some)),
    );
    const subjects = await idsOf(
      tx,
      rows.filter(({ table }) => AUDITED.includes(table)).map(idColumn),
    );
    for (const { table, where } of rows) await tx.query(`DELETE FROM ${table} WHERE ${where}`);
    await unscheduleSamples(tx);
    const kept = await this.removeAccounts(tx, keys);
    const gone = accounts.filter((id) => !kept.includes(id));
    await tx.query('DELETE FROM audit_entries WHERE subject_id = ANY ($1)', [
      [...subjects, ...gone],
    ]);
    await tx.query(
      `DELETE FROM paper_numbers WHERE is_sample; DELETE FROM receipt_numbers WHERE is_sample;
       DELETE FROM credit_note_numbers WHERE is_sample;
       DELETE FROM invoice_numbers WHERE is_sample`,
    );
    const deleteContents = await this.files.remove(tx, ...files);
    await this.record(tx, actorId);
    await tx.query(triggers('ENABLE'));
    return { removed: { ...samples, keptPeople: kept.length }, deleteContents };
  }

  /** Accounts that remaining records name are kept as those of erased people. @returns their ids */
  private async removeAccounts(tx: EntityManager, keys: ForeignKey[]): Promise<string[]> {
    const ofUsers = keys.filter(({ parent }) => parent === 'users');
    const named = ofUsers
      .filter(({ onDelete }) => onDelete === 'a')
      .map(({ child, column }) => `SELECT ${column} FROM ${child} WHERE ${column} IS NOT NULL`)
      .join(' UNION ');
    await tx.query(`DELETE FROM users WHERE is_sample AND id NOT IN (${named})`);
    const kept = await idsOf(tx, [SAMPLE_ACCOUNTS]);
    for (const { child, column, onDelete } of ofUsers) {
      if (onDelete === 'c')
        await tx.query(`DELETE FROM ${child} WHERE ${column} = ANY ($1)`, [kept]);
    }
    for (const id of kept) await this.users.anonymise(tx, id);
    await tx.query('UPDATE users SET is_sample = false WHERE id = ANY ($1)', [kept]);
    return kept;
  }

  private async record(tx: EntityManager, actorId: string): Promise<void> {
    const { id } = await this.editions.current(tx);
    const subject = { type: 'edition', id };
    await this.audit.record(tx, { actorId, action: 'samples.removed', subject });
  }
}

async function one<Row>(tx: EntityManager, query: string): Promise<Row> {
  const [row] = await tx.query<Row[]>(query);
  if (!row) throw new Error('The query returns one row.');
  return row;
}

const idColumn = ({ table, where }: Rows) => `SELECT id::text AS id FROM ${table} WHERE ${where}`;

const filesOf = (keys: ForeignKey[], { table, where }: Rows) =>
  keys
    .filter(({ child, parent }) => child === table && parent === 'files')
    .map(
      ({ column }) =>
        `SELECT ${column}::text AS id FROM ${table} WHERE ${column} IS NOT NULL AND (${where})`,
    );

async function idsOf(tx: EntityManager, queries: string[]): Promise<string[]> {
  const rows = await tx.query<{ id: string }[]>(queries.join(' UNION '));
  return rows.map(({ id }) => id);
}
