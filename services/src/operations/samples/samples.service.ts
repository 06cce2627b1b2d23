import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { EditionsService } from '../../conference/editions/editions.service.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Config } from '../../platform/config/config.js';
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
import type { RemovedSamples, Samples } from './samples.schema.js';

const texts = defineTexts('server.samples', {
  ownAccount:
    'Sample accounts are removed as well. Make an account of your own an administrator, log in with it, and remove the samples there.',
});

const COUNTS = `
  SELECT (SELECT count(*)::int FROM users WHERE is_sample) AS people,
         (SELECT count(*)::int FROM papers WHERE owner_id IN (${SAMPLE_ACCOUNTS})) AS papers,
         (SELECT count(*)::int FROM registrations WHERE user_id IN (${SAMPLE_ACCOUNTS})) AS registrations,
         (SELECT count(*)::int FROM enquiries WHERE email LIKE '%.invalid') AS enquiries`;

const APPEND_ONLY = ['audit_entries', 'ledger_entries'];
const triggers = (action: 'DISABLE' | 'ENABLE') =>
  APPEND_ONLY.map((table) => `ALTER TABLE ${table} ${action} TRIGGER ${table}_append_only`).join(
    ';',
  );

/** What the audit log knows by its id. */
const AUDITED = ['papers', 'registrations', 'payments', 'reviews', 'bank_transfers', 'enquiries'];

@Injectable()
export class SamplesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
    private readonly editions: EditionsService,
    private readonly files: FilesService,
    private readonly audit: AuditService,
  ) {}

  async find(): Promise<Samples> {
    return one<Samples>(this.dataSource.manager, COUNTS);
  }

  /**
   * Removes all samples and what belongs to them, also from the ledger and the audit log, which keep one entry of
   * it. As the role that owns the tables: the application cannot delete there.
   * @throws AppError CONFLICT for a caller who is a sample
   */
  async remove(actorId: string): Promise<RemovedSamples> {
    const owner = new DataSource({
      type: 'postgres',
      url: this.config.migrationDatabaseUrl,
      installExtensions: false,
      poolSize: 1,
    });
    await owner.initialize();
    try {
      const { removed, deleteContents } = await owner.transaction((tx) =>
        this.removeRows(tx, actorId),
      );
      await deleteContents();
      return removed;
    } finally {
      await owner.destroy();
    }
  }

  private async removeRows(tx: EntityManager, actorId: string) {
    // Also makes a second removal wait for the first.
    await tx.query(triggers('DISABLE'));
    const samples = await one<Samples>(tx, COUNTS);
    const { isSample } = await one<{ isSample: boolean }>(
      tx,
      `SELECT is_sample_account('${actorId}') AS "isSample"`,
    );
    if (isSample) throw new AppError(ErrorCode.CONFLICT, texts.ownAccount);
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
    await tx.query(
      `DELETE FROM audit_entries WHERE subject_id = ANY ($1)
          OR subject_type = 'user' AND subject_id IN (SELECT id::text FROM users WHERE is_sample)`,
      [subjects],
    );
    const keptPeople = await this.removeAccounts(tx, keys);
    await tx.query(
      'DELETE FROM paper_numbers WHERE is_sample; DELETE FROM receipt_numbers WHERE is_sample',
    );
    const deleteContents = await this.files.remove(tx, ...files);
    if (samples.people > keptPeople) await this.record(tx, actorId);
    await tx.query(triggers('ENABLE'));
    return { removed: { ...samples, keptPeople }, deleteContents };
  }

  /** Accounts that remaining records name are kept, as those of erased people are. @returns their number */
  private async removeAccounts(tx: EntityManager, keys: ForeignKey[]): Promise<number> {
    const named = [
      ...keys,
      { child: 'audit_entries', column: 'actor_id', parent: 'users', onDelete: 'a' },
    ]
      .filter(({ parent, onDelete }) => parent === 'users' && onDelete === 'a')
      .map(({ child, column }) => `SELECT ${column} FROM ${child} WHERE ${column} IS NOT NULL`)
      .join(' UNION ');
    await tx.query(`DELETE FROM users WHERE is_sample AND id NOT IN (${named})`);
    await tx.query(`DELETE FROM sessions WHERE user_id IN (${SAMPLE_ACCOUNTS})`);
    await tx.query(`UPDATE users SET password_hash = '' WHERE is_sample`);
    return (await one<Samples>(tx, COUNTS)).people;
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
