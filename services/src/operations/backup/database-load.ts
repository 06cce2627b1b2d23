import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { ArchiveError } from './store/archive.error.js';
import { quoted, type Snapshot } from './database-dump.js';

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/**
 * Loads the rows of a dump into migrated tables, in one transaction. Triggers rest, since the rows that
 * they wrote are in the dump; foreign keys are made again at the end, which checks every row.
 */
export class DatabaseLoad {
  private foreignKeys: ForeignKey[] = [];

  constructor(
    private readonly client: Client,
    private readonly snapshot: Snapshot,
  ) {}

  async begin(): Promise<void> {
    const { client } = this;
    await client.query('BEGIN');
    await client.query(`SET LOCAL search_path = public; SET LOCAL statement_timeout = 0;
      SET LOCAL DateStyle = 'ISO, YMD'; SET LOCAL IntervalStyle = 'iso_8601'`);
    const { rows } = await client.query<ForeignKey>(FOREIGN_KEYS);
    this.foreignKeys = rows;
    for (const { table, name } of rows) {
      await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${quoted(name)}`);
    }
    const tables = this.snapshot.tables.map(({ name }) => quoted(name));
    for (const table of tables) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
    // Migrations may have written rows, which are in the dump as well.
    await client.query(`TRUNCATE ${tables.join(', ')}`);
  }

  /** @throws ArchiveError for a table that the backup does not describe */
  async table(name: string, content: AsyncIterable<Uint8Array>): Promise<void> {
    const table = this.snapshot.tables.find((each) => each.name === name);
    if (!table) throw new ArchiveError(`The backup does not describe its table ${name}.`);
    const list = table.columns.map(quoted).join(', ');
    const rows = this.client.query(copyFrom(`COPY ${quoted(name)} (${list}) FROM STDIN`));
    await pipeline(content, rows);
  }

  async commit(): Promise<void> {
    const { client } = this;
    for (const { name, last } of this.snapshot.sequences) {
      await client.query('SELECT setval($1::regclass, $2::bigint)', [quoted(name), last]);
    }
    for (const { table, name, definition } of this.foreignKeys) {
      await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${quoted(name)} ${definition}`);
    }
    for (const { name } of this.snapshot.tables) {
      await client.query(`ALTER TABLE ${quoted(name)} ENABLE TRIGGER USER`);
    }
    await client.query('COMMIT');
    await client.query('ANALYZE');
  }
}

const FOREIGN_KEYS = `
  SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(oid) AS definition
    FROM pg_constraint
   WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND conparentid = 0
   ORDER BY conrelid::regclass::text, conname`;
