import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SamplesLeftOut1795690103826 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX users_sample ON users (id) WHERE is_sample;
      -- From the first registration or submission of a person, or statement of a bank. CASE: most databases have no samples.
      CREATE FUNCTION samples_are_left_out() RETURNS boolean LANGUAGE sql STABLE
        RETURN CASE WHEN EXISTS (SELECT FROM users WHERE is_sample)
          THEN EXISTS (SELECT FROM bank_statements)
            OR EXISTS (SELECT FROM registrations r
                        WHERE NOT EXISTS (SELECT FROM users u WHERE u.id = r.user_id AND u.is_sample))
            OR EXISTS (SELECT FROM papers p
                        WHERE p.submitted_at IS NOT NULL
                          AND NOT EXISTS (SELECT FROM users u WHERE u.id = p.owner_id AND u.is_sample))
          ELSE false END;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION samples_are_left_out; DROP INDEX users_sample');
  }
}
