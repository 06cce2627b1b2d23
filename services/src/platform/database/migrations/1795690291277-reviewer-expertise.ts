import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ReviewerExpertise1795690291277 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- What a reviewer works on, in their own words; topics are in reviewer_profiles.
      CREATE TABLE reviewer_expertise (
        user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
        keywords text[] NOT NULL,
        publications jsonb NOT NULL,
        version integer NOT NULL,
        updated_at timestamptz NOT NULL
      );

      -- The closest reviewers of a paper and papers of a reviewer; pairs without a row have none. Chairs only.
      CREATE TABLE text_affinities (
        paper_id uuid NOT NULL REFERENCES papers (id) ON DELETE CASCADE,
        reviewer_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        score real NOT NULL CHECK (score > 0 AND score <= 1),
        terms text[] NOT NULL,
        PRIMARY KEY (reviewer_id, paper_id)
      );
      CREATE INDEX text_affinities_paper ON text_affinities (paper_id);

      -- The state of papers and reviewers that an edition's affinities were computed from.
      CREATE TABLE affinity_runs (
        edition_id uuid PRIMARY KEY REFERENCES editions (id) ON DELETE CASCADE,
        fingerprint text NOT NULL,
        computed_at timestamptz NOT NULL
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE affinity_runs, text_affinities, reviewer_expertise');
  }
}
