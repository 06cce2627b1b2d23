import type { MigrationInterface, QueryRunner } from 'typeorm';
import { type CountedTable, countTable, uncountTable } from '../counted-table.js';

const COUNTED: CountedTable[] = [
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
    for (const counted of COUNTED) await runner.query(countTable(counted));
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { table } of COUNTED) await runner.query(uncountTable(table));
    await runner.query('DROP TABLE counters;');
  }
}
