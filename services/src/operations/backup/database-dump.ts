import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Entry } from './archive/entries.js';
import { type About, DATABASE } from './contents.schema.js';

/** What a dump says about its tables. */
export type Snapshot = Pick<About, 'migrations' | 'tables' | 'sequences'>;

/** Text that every version of PostgreSQL and every setting of a server reads in the same way. */
const READING = `
  SET LOCAL DateStyle = 'ISO, YMD'; SET LOCAL IntervalStyle = 'iso_8601'; SET LOCAL TimeZone = 'UTC';
  SET LOCAL extra_float_digits = 3; SET LOCAL bytea_output = 'hex'; SET LOCAL search_path = public;
  SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0`;

/**
 * Begins the moment of the backup: every later read of this connection sees the same committed rows,
 * and no writer waits.
 */
export async function beginSnapshot(client: Client): Promise<Snapshot> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  await client.query(READING);
  const { rows: migrations } = await client.query<{ name: string }>(
    'SELECT name FROM migrations ORDER BY id',
  );
  const { rows: tables } = await client.query<Snapshot['tables'][number]>(TABLES);
  const { rows: sequences } = await client.query<Snapshot['sequences'][number]>(SEQUENCES);
  return { migrations: migrations.map(({ name }) => name), tables, sequences };
}

// Computed columns are computed again; the queue's own schema is filled again from the outbox. Unfinished
// uploads are left out, as their content is: browsers start them again.
const TABLES = `
  SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
   WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' 
     AND c.relname NOT IN ('migrations', 'uploads')
     AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
   GROUP BY c.relname ORDER BY c.relname`;

const SEQUENCES = `
  SELECT sequencename AS name, last_value::text AS last FROM pg_sequences
   WHERE schemaname = 'public' AND last_value IS NOT NULL ORDER BY 1`;

/** The rows of each table in the text format of COPY. */
export function* dumpTables(client: Client, tables: Snapshot['tables']): Generator<Entry> {
  for (const { name, columns } of tables) {
    const list = columns.map(quoted).join(', ');
    yield {
      path: DATABASE + name,
      content: copied(client, `COPY ${quoted(name)} (${list}) TO STDOUT`),
    };
  }
}

/** Begins with the first read: an entry that is not written asks the server for nothing. */
async function* copied(client: Client, copy: string): AsyncGenerator<Buffer> {
  for await (const part of client.query(copyTo(copy))) yield part as Buffer;
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
