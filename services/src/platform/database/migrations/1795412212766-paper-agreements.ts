import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Existing editions get a text that is marked as a sample. */
export class PaperAgreements1795412212766 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['editions', 'edition_revisions']) {
      await runner.query(`
        UPDATE ${table} SET document = document || '{
          "agreement": {
            "title": "Licence to publish (sample)",
            "version": "sample-1",
            "mode": "either",
            "text": "This text is a sample. On behalf of all authors, I license this paper under the Creative Commons Attribution 4.0 International licence (CC BY 4.0). The authors keep their copyright."
          }
        }'::jsonb
      `);
    }
    await runner.query(`
      ALTER TABLE files DROP CONSTRAINT files_purpose_check,
        ADD CONSTRAINT files_purpose_check
        CHECK (purpose IN ('cv', 'payment-proof', 'paper', 'paper-copy', 'paper-agreement'));
      CREATE TABLE paper_agreements (
        paper_id uuid PRIMARY KEY REFERENCES papers (id) ON DELETE CASCADE,
        user_id uuid NOT NULL REFERENCES users (id),
        agreed_at timestamptz NOT NULL,
        -- As the author agreed to it; the edition's text can change.
        title text NOT NULL,
        version text NOT NULL,
        text text NOT NULL,
        -- The signed form; null for an agreement given online.
        file_id uuid REFERENCES files (id)
      );
      CREATE INDEX paper_agreements_user ON paper_agreements (user_id);
      CREATE INDEX paper_agreements_file ON paper_agreements (file_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE paper_agreements;
      DELETE FROM files WHERE purpose = 'paper-agreement';
      ALTER TABLE files DROP CONSTRAINT files_purpose_check,
        ADD CONSTRAINT files_purpose_check
        CHECK (purpose IN ('cv', 'payment-proof', 'paper', 'paper-copy'));
      UPDATE editions SET document = document - 'agreement';
      UPDATE edition_revisions SET document = document - 'agreement';
    `);
  }
}
