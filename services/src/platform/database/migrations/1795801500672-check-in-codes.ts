import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CheckInCodes1795801500672 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Twelve random characters (60 bits) and the check character of payment references, H. M. Damm (2004)
      -- over 32 elements: doubling is times x in GF(2^5) modulo x^5 + x^2 + 1.
      CREATE FUNCTION new_check_in_code() RETURNS text
        LANGUAGE plpgsql VOLATILE SET search_path = pg_catalog, public AS $$
      DECLARE
        hex text := replace(gen_random_uuid()::text, '-', '');
        -- The 13th and the 17th digit of an id are not random.
        bits bit(60) := ('x' || left(hex, 12) || right(hex, 3))::bit(60);
        code text := '';
        checked int := 0;
        element int;
      BEGIN
        FOR place IN 0..11 LOOP
          element := substring(bits FROM place * 5 + 1 FOR 5)::int;
          code := code || substr('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', element + 1, 1);
          checked := (checked # element) << 1;
          IF checked >= 32 THEN
            checked := checked # 37;
          END IF;
        END LOOP;
        RETURN code || substr('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', checked + 1, 1);
      END $$;

      -- In the QR code of a badge.
      ALTER TABLE registrations ADD COLUMN check_in_code text NOT NULL DEFAULT new_check_in_code();
      CREATE UNIQUE INDEX registrations_check_in_code ON registrations (check_in_code);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE registrations DROP COLUMN check_in_code;
      DROP FUNCTION new_check_in_code;
    `);
  }
}
