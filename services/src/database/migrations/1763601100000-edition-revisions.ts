import type { MigrationInterface, QueryRunner } from 'typeorm';
import { sampleLegal } from '../../editions/sample/sample-legal.js';

export class EditionRevisions1763601100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Until now the legal pages stood in the front end, with these texts.
    await runner.query(
      `UPDATE editions SET document = document || jsonb_build_object('legal', $1::jsonb)
        WHERE NOT document ? 'legal'`,
      [JSON.stringify(sampleLegal)],
    );
    await runner.query(`
      ALTER TABLE editions ADD to_check text[] NOT NULL DEFAULT '{}';

      CREATE TABLE edition_revisions (
        edition_id uuid NOT NULL REFERENCES editions (id),
        revision integer NOT NULL CHECK (revision > 0),
        document jsonb NOT NULL,
        fee_revision integer NOT NULL,
        fields text[] NOT NULL,
        restored_from integer,
        saved_at timestamptz NOT NULL,
        saved_by uuid REFERENCES users (id) ON DELETE SET NULL,
        PRIMARY KEY (edition_id, revision),
        FOREIGN KEY (edition_id, fee_revision) REFERENCES fee_tables (edition_id, revision)
      );
      INSERT INTO edition_revisions (edition_id, revision, document, fee_revision, fields, saved_at)
        SELECT e.id, e.revision, e.document, max(f.revision), '{}', max(f.created_at)
        FROM editions e JOIN fee_tables f ON f.edition_id = e.id GROUP BY e.id;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE edition_revisions;
      ALTER TABLE editions DROP to_check;
    `);
  }
}
