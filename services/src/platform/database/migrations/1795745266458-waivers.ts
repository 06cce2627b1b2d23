import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['editions', 'edition_revisions'];

/** Off in existing editions. */
export class Waivers1795745266458 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.query(`
        UPDATE ${table} SET document = jsonb_set(document, '{reductions,waivers}', 'false')
      `);
    }
    await runner.query(`
      -- Locked by each grant, so that they count one after another. Nothing is granted before it is set.
      CREATE TABLE waiver_budgets (
        edition_id uuid PRIMARY KEY REFERENCES editions (id),
        budget_cents integer NOT NULL DEFAULT 0 CHECK (budget_cents >= 0)
      );
      -- The granted money is the price lines of live registrations.
      CREATE TABLE waivers (
        id uuid PRIMARY KEY,
        edition_id uuid NOT NULL REFERENCES editions (id),
        payment_id uuid NOT NULL REFERENCES payments (id),
        -- Of the applicant, for finance only. Empty once it is erased.
        reason text NOT NULL,
        can_pay_cents integer CHECK (can_pay_cents >= 0),
        status text NOT NULL CHECK (status IN ('open', 'granted', 'declined', 'withdrawn')),
        -- Of the last grant; it is reserved while the grant is on hold.
        offered_cents integer CHECK (offered_cents > 0),
        answer text,
        decided_by uuid REFERENCES users (id),
        decided_at timestamptz,
        version integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL,
        CHECK ((decided_by IS NULL) = (decided_at IS NULL)),
        CHECK (status NOT IN ('granted', 'declined') OR decided_by IS NOT NULL)
      );
      CREATE INDEX waivers_list ON waivers (edition_id, created_at, id);
      CREATE UNIQUE INDEX waivers_payment ON waivers (payment_id) WHERE status <> 'withdrawn';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE waivers, waiver_budgets');
    for (const table of TABLES) {
      await runner.query(`UPDATE ${table} SET document = document #- '{reductions,waivers}'`);
    }
  }
}
