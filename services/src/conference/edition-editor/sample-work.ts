import { sql } from 'kysely';
import { db } from '../../platform/database/db.js';
import { work, workColumns } from '../../platform/work/work.js';

/** Parts of the edition that ship as marked samples, each with its section in the admin area. */
export const SAMPLE_PARTS = [
  'bank',
  'invoicing',
  'venue',
  'speakers',
  'partners',
  'committee',
  'contact',
  'whoWeAre',
  'schedule',
  'agreement',
  'legal',
] as const;

const names = sql.join(SAMPLE_PARTS.map((name) => sql.lit(name)));

export const sampleWork = work<'settings'>({
  kinds: { settings: 'site' },
  right: 'edition:read',
  select: () =>
    db
      .selectFrom(
        sql<{ name: string }>`(
  SELECT part.name
    FROM editions e,
         unnest(ARRAY[${names}]) WITH ORDINALITY AS part (name, place)
   WHERE e.is_current AND (e.document ->> part.name LIKE '%(sample%'
     OR part.name = 'legal' AND (e.document -> 'legal' ->> 'isSample')::boolean)
   ORDER BY part.place)`.as('s'),
      )
      .select(
        workColumns(sql.lit('settings'), sql<number>`count(*)::int`, {
          settings: sql`array_agg(s.name)`,
        }),
      ),
});
