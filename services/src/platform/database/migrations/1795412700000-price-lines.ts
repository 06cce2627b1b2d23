import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PriceLines1795412700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['editions', 'edition_revisions']) {
      await runner.query(`
        UPDATE ${table}
           SET document = '{"registrationQuestions": [], "extras": []}'::jsonb || document
      `);
    }
    await runner.query(`
      -- What a payment consists of; its amount is their sum. Names and amounts as they were sold.
      CREATE TABLE price_lines (
        payment_id uuid NOT NULL REFERENCES payments (id),
        kind text NOT NULL CHECK (kind IN ('package', 'extra')),
        item text NOT NULL,
        name text NOT NULL,
        amount_cents integer NOT NULL CHECK (amount_cents > 0),
        PRIMARY KEY (payment_id, kind, item)
      );
      CREATE UNIQUE INDEX price_lines_one_package ON price_lines (payment_id)
        WHERE kind = 'package';
      CREATE INDEX price_lines_extras ON price_lines (item, payment_id) WHERE kind = 'extra';
      INSERT INTO price_lines (payment_id, kind, item, name, amount_cents)
        SELECT p.id, 'package', r.package_id,
               coalesce((
                 SELECT offer ->> 'name' FROM jsonb_array_elements(f.fees -> 'packages') offer
                  WHERE offer ->> 'id' = r.package_id), r.package_id),
               p.amount_cents
          FROM payments p JOIN registrations r ON r.id = p.registration_id
               JOIN fee_tables f ON f.edition_id = r.edition_id AND f.revision = r.fee_revision;

      -- Extras at the prices that were shown; a registration redeems its quote within an hour.
      CREATE TABLE price_quotes (
        id uuid PRIMARY KEY,
        edition_id uuid NOT NULL REFERENCES editions (id),
        package_id text NOT NULL,
        extras jsonb NOT NULL,
        created_at timestamptz NOT NULL
      );
      CREATE INDEX price_quotes_created_at ON price_quotes (created_at);

      -- Text, list of options, or yes and no.
      CREATE TABLE registration_answers (
        registration_id uuid NOT NULL REFERENCES registrations (id),
        question_id text NOT NULL,
        answer jsonb NOT NULL,
        PRIMARY KEY (registration_id, question_id)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE registration_answers, price_quotes, price_lines;
      UPDATE editions SET document = document - 'registrationQuestions' - 'extras';
      UPDATE edition_revisions SET document = document - 'registrationQuestions' - 'extras';
    `);
  }
}
