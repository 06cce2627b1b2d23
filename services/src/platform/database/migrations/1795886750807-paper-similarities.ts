import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PaperSimilarities1795886750807 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The text of the newest submitted version, compared with those of other papers.
      CREATE TABLE paper_texts (
        paper_id uuid PRIMARY KEY REFERENCES papers (id) ON DELETE CASCADE,
        version_id uuid NOT NULL REFERENCES paper_versions (id) ON DELETE CASCADE,
        text text NOT NULL,
        -- Hashes of 32 bits.
        fingerprints bytea NOT NULL,
        compared_at timestamptz
      );
      CREATE INDEX paper_texts_version ON paper_texts (version_id);

      CREATE TABLE paper_similarities (
        paper_id uuid NOT NULL REFERENCES paper_texts (paper_id) ON DELETE CASCADE,
        other_id uuid NOT NULL REFERENCES paper_texts (paper_id) ON DELETE CASCADE,
        -- Of the words of the paper: those in passages that the other has, too.
        share real NOT NULL CHECK (share > 0 AND share <= 1),
        -- Ranges of characters in both texts.
        passages jsonb NOT NULL,
        PRIMARY KEY (paper_id, other_id),
        CHECK (paper_id <> other_id)
      );
      CREATE INDEX paper_similarities_other ON paper_similarities (other_id)
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE paper_similarities, paper_texts');
  }
}
