import type { MigrationInterface, QueryRunner } from 'typeorm';

export class DocumentLayoutVersions1795817911850 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Append-only. An issued document keeps the pictures of the signatures that it was made with.
      ALTER TABLE document_layouts
        DROP CONSTRAINT document_layouts_pkey,
        ADD PRIMARY KEY (edition_id, kind, version),
        ADD CHECK (version > 0);
      CREATE INDEX document_layouts_saved_by ON document_layouts (saved_by);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM document_layouts l WHERE EXISTS (
        SELECT FROM document_layouts n
         WHERE (n.edition_id, n.kind) = (l.edition_id, l.kind) AND n.version > l.version);
      DROP INDEX document_layouts_saved_by;
      ALTER TABLE document_layouts
        DROP CONSTRAINT document_layouts_version_check,
        DROP CONSTRAINT document_layouts_pkey,
        ADD PRIMARY KEY (edition_id, kind);
    `);
  }
}
