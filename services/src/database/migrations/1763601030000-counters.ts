import type { MigrationInterface, QueryRunner } from 'typeorm';

interface Counted {
  table: string;
  /** What the rows are counted apart by, as SQL: an edition, say. */
  scope: string;
  /** A text[], as SQL: what one row counts as. NULLs count nowhere. */
  values: string;
}

const COUNTED: Counted[] = [
  {
    table: 'users',
    scope: `''`,
    values: `ARRAY[role, CASE WHEN NOT is_email_verified THEN 'unverified' END,
                   CASE WHEN is_disabled THEN 'disabled' END]`,
  },
  { table: 'papers', scope: 'edition_id::text', values: 'ARRAY[status]' },
  {
    table: 'payments',
    scope: '(SELECT edition_id::text FROM registrations r WHERE r.id = registration_id)',
    values: 'ARRAY[status]',
  },
];

/**
 * How many rows there are of each kind, without counting them: every statement adds its differences as
 * rows of its own, so writers do not wait for each other; readers sum, and a background task folds.
 */
export class Counters1763601030000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE counters (
        counter text NOT NULL,
        scope text NOT NULL,
        value text NOT NULL,
        amount bigint NOT NULL
      );
      CREATE INDEX counters_counter ON counters (counter, scope, value);
    `);
    for (const counted of COUNTED) await runner.query(triggersOf(counted));
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { table } of COUNTED) {
      await runner.query(`
        DROP FUNCTION count_${table}_insert CASCADE;
        DROP FUNCTION count_${table}_update CASCADE;
        DROP FUNCTION count_${table}_delete CASCADE;
      `);
    }
    await runner.query('DROP TABLE counters;');
  }
}

function triggersOf({ table, scope, values }: Counted): string {
  const rows = (source: string, sign: 1 | -1) =>
    `SELECT ${scope} AS scope, unnest(${values}) AS value, ${sign} AS amount FROM ${source}`;
  const add = (...sources: string[]) => `
    INSERT INTO counters (counter, scope, value, amount)
    SELECT '${table}', scope, value, sum(amount) FROM (${sources.join(' UNION ALL ')}) changed
     WHERE value IS NOT NULL GROUP BY scope, value HAVING sum(amount) <> 0;`;
  const trigger = (event: string, referencing: string, ...sources: string[]) => `
    CREATE FUNCTION count_${table}_${event}() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN ${add(...sources)} RETURN NULL; END
    $$;
    CREATE TRIGGER ${table}_counted_on_${event} AFTER ${event} ON ${table}
      REFERENCING ${referencing}
      FOR EACH STATEMENT EXECUTE FUNCTION count_${table}_${event}();`;
  const [before, after] = ['OLD TABLE AS old_rows', 'NEW TABLE AS new_rows'];
  return [
    trigger('insert', after, rows('new_rows', 1)),
    trigger('update', `${before} ${after}`, rows('old_rows', -1), rows('new_rows', 1)),
    trigger('delete', before, rows('old_rows', -1)),
    add(rows(table, 1)),
  ].join('\n');
}
