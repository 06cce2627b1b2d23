import type { Client } from 'pg';
import { IS_KEPT } from '../../platform/audit/kept-entries.js';
import { ArchiveError } from '../backup/store/archive.error.js';
import { BATCH } from './archived-file.js';
import type { ArchivedFile } from './manifest.js';

/* Reads and deletes rows of `audit_entries`, with the role that owns the table. */

const MONTH = `to_char(a.at AT TIME ZONE 'UTC', 'YYYY-MM')`;

/** Begin and end of a month in UTC, of the parameter with the number. */
const inMonth = (parameter: number) => `
  a.at >= ($${parameter} || '-01')::timestamp AT TIME ZONE 'UTC'
  AND a.at < (($${parameter} || '-01')::timestamp + interval '1 month') AT TIME ZONE 'UTC'`;

/** Months with entries before a moment, the oldest first, and how many of them an archive takes. */
export async function oldMonths(
  client: Client,
  before: Date,
): Promise<{ month: string; entries: number; kept: number }[]> {
  const { rows } = await client.query<{ month: string; entries: number; kept: number }>(
    `SELECT ${MONTH} AS month, (count(*) FILTER (WHERE NOT ${IS_KEPT}))::int AS entries,
            (count(*) FILTER (WHERE ${IS_KEPT}))::int AS kept
       FROM audit_entries a WHERE a.at < $1 GROUP BY 1 ORDER BY 1`,
    [before],
  );
  return rows;
}

export async function hasEntries(client: Client, month: string): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    `SELECT EXISTS (SELECT FROM audit_entries a WHERE ${inMonth(1)} AND NOT ${IS_KEPT}) AS found`,
    [month],
  );
  return rows[0]?.found === true;
}

/** Entries of a month that an archive takes, in their order, each as JSON. A read is a statement: no snapshot holds up VACUUM. */
export async function* entriesOf(client: Client, month: string): AsyncGenerator<string[]> {
  for (let last: [at: string, id: string] = ['-infinity', '0']; ;) {
    const { rows } = await client.query<{ at: string; id: string; entry: string }>(
      `SELECT a.at::text AS at, a.id::text AS id, to_jsonb(a)::text AS entry FROM audit_entries a
        WHERE ${inMonth(1)} AND (a.at, a.id) > ($2::timestamptz, $3::bigint) AND NOT ${IS_KEPT}
        ORDER BY a.at, a.id LIMIT ${BATCH}`,
      [month, ...last],
    );
    const end = rows.at(-1);
    if (!end) return;
    yield rows.map(({ entry }) => entry);
    last = [end.at, end.id];
  }
}

/**
 * Deletes the entries of a batch of a file that was read back, in one transaction: only those that equal the archived ones in
 * every column. The first one of a file adds an entry that says so.
 * @returns how many were still there
 * @throws ArchiveError, without a change, when an entry differs
 */
export async function deleteArchived(
  client: Client,
  file: ArchivedFile,
  lines: string[],
): Promise<number> {
  await client.query(`BEGIN; SET LOCAL plenary.deletes_archived_entries = 'on'`);
  try {
    const { rows } = await client.query<{ deleted: number; differing: number }>(DELETE, [
      `[${lines.join(',')}]`,
    ]);
    const { deleted = 0, differing = 0 } = rows[0] ?? {};
    if (differing > 0) {
      throw new ArchiveError(
        `${differing} entries in the database differ from those of ${file.name}: it is the archive of another database. They were not deleted.`,
      );
    }
    if (deleted > 0) await client.query(RECORD, [nameOf(file), `${file.entries} entries`]);
    await client.query('COMMIT');
    return deleted;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

const DELETE = `
  WITH found AS (
    SELECT a.id, a.* IS NOT DISTINCT FROM archived.* AS is_equal
      FROM jsonb_populate_recordset(NULL::audit_entries, $1::jsonb) archived
      JOIN audit_entries a ON a.id = archived.id
     WHERE NOT ${IS_KEPT}
  ), gone AS (
    DELETE FROM audit_entries a USING found WHERE a.id = found.id AND found.is_equal
  )
  SELECT (count(*) FILTER (WHERE is_equal))::int AS deleted,
         (count(*) FILTER (WHERE NOT is_equal))::int AS differing FROM found`;

/** Once for a file, however often it is continued. */
const RECORD = `
  INSERT INTO audit_entries (at, action, subject_type, subject_id, fields, after_state)
  SELECT now(), 'audit.archived', 'audit-archive', $1, '{}', $2
   WHERE NOT EXISTS (
     SELECT FROM audit_entries a
      WHERE a.action = 'audit.archived' AND a.subject_type = 'audit-archive' AND a.subject_id = $1)`;

/** "2024-03.1" */
const nameOf = ({ name }: ArchivedFile) => name.slice(0, name.indexOf('.ndjson'));
