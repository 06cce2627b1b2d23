import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Existing editions and reviews have no added fields. */
export class ReviewFields1795885381700 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The added fields of the form that a submitted review was written with, and its answers by field.
      ALTER TABLE reviews ADD COLUMN form_fields jsonb NOT NULL DEFAULT '[]';
      ALTER TABLE reviews ADD COLUMN answers jsonb NOT NULL DEFAULT '{}';
      -- The version of the form that the draft was saved with.
      ALTER TABLE reviews ADD COLUMN draft_form_version text;
      UPDATE reviews SET draft = draft || '{"answers": {}}' WHERE draft IS NOT NULL;
    `);
    for (const table of ['editions', 'edition_revisions']) {
      await runner.query(
        `UPDATE ${table} SET document = document || '{"reviewFields": []}'::jsonb`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE reviews DROP COLUMN form_fields, DROP COLUMN answers, DROP COLUMN draft_form_version;
      UPDATE reviews SET draft = draft - 'answers' WHERE draft IS NOT NULL;
    `);
    for (const table of ['editions', 'edition_revisions']) {
      await runner.query(`UPDATE ${table} SET document = document - 'reviewFields'`);
    }
  }
}
