import { sql } from 'kysely';
import { isKept } from './kept-entries.js';

/** The day in UTC before which entries are in the archive, "2025-01-01", of the entry that each archived file adds; null without one. */
export const archivedBefore = sql<string | null>`(
  SELECT to_char((max(left(a.subject_id, 7)) || '-01')::date + interval '1 month', 'YYYY-MM-DD')
    FROM audit_entries a WHERE ${isKept('archives')})`;
