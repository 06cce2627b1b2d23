import type { MigrationInterface, QueryRunner } from 'typeorm';
import { countTable, uncountTable } from '../counted-table.js';

interface Letters {
  table: string;
  /** As SQL: what the list sorts by as a name. */
  sortName: string;
  /** As SQL: what the list searches. */
  searchText: string;
}

const LETTERS: Letters[] = [
  {
    table: 'contact_messages',
    sortName: 'lower(name)',
    searchText: `lower(name || ' ' || email || ' ' || subject || ' ' || message)`,
  },
  {
    table: 'committee_applications',
    sortName: `lower(last_name || ' ' || first_name)`,
    searchText: `lower(first_name || ' ' || last_name || ' ' || email || ' ' || affiliation || ' ' || country)`,
  },
];

/** What organisers did about a letter; and what their lists search, sort and count by. */
export class LetterDesk1763601400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const { table, sortName, searchText } of LETTERS) {
      await runner.query(`
        ALTER TABLE ${table}
          ADD state text NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'read', 'done')),
          ADD note text,
          ADD version integer NOT NULL DEFAULT 1,
          ADD handled_by uuid REFERENCES users (id),
          ADD handled_at timestamptz,
          ADD sort_name text NOT NULL GENERATED ALWAYS AS (${sortName}) STORED,
          ADD search_text text NOT NULL GENERATED ALWAYS AS (${searchText}) STORED;
        CREATE INDEX ${table}_created_at ON ${table} (created_at, id);
        CREATE INDEX ${table}_state ON ${table} (state, created_at, id);
        CREATE INDEX ${table}_sort_name ON ${table} (sort_name, id);
        CREATE INDEX ${table}_search ON ${table} USING gin (search_text gin_trgm_ops);
        CREATE INDEX ${table}_handled_by ON ${table} (handled_by) WHERE handled_by IS NOT NULL;
      `);
      await runner.query(countTable({ table, scope: `''`, values: 'ARRAY[state]' }));
    }
    await runner.query(
      'CREATE INDEX contact_messages_category ON contact_messages (category, created_at, id);',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX contact_messages_category;');
    for (const { table } of LETTERS) {
      await runner.query(uncountTable(table));
      await runner.query(`
        DELETE FROM counters WHERE counter = '${table}';
        ALTER TABLE ${table} DROP search_text, DROP sort_name, DROP handled_at, DROP handled_by,
          DROP version, DROP note, DROP state;
        DROP INDEX ${table}_created_at;
      `);
    }
  }
}
