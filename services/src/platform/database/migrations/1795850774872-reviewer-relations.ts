import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ReviewerRelations1795850774872 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- People and institutions whose papers a reviewer or chair must not judge, as they declared.
      CREATE TABLE reviewer_relations (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users (id),
        kind text NOT NULL CHECK (kind IN ('collaborator', 'advisor', 'personal', 'institution')),
        -- An email address, or the domain of an institution.
        value text NOT NULL,
        -- Of a collaboration or an affiliation. Null: still.
        until_year integer CHECK (until_year BETWEEN 1950 AND 2200),
        declared_at timestamptz NOT NULL,
        CHECK (until_year IS NULL OR kind IN ('collaborator', 'institution')),
        CONSTRAINT reviewer_relations_once UNIQUE (user_id, kind, value)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE reviewer_relations');
  }
}
