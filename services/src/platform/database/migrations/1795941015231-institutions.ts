import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Institutions1795941015231 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- As organisers list them, so that conflicts of interest know all domains of an institution.
      CREATE TABLE institutions (
        id uuid PRIMARY KEY,
        name text NOT NULL,
        sort_name text NOT NULL GENERATED ALWAYS AS (lower(name)) STORED,
        version integer NOT NULL,
        CONSTRAINT institutions_name UNIQUE (sort_name)
      );
      CREATE TABLE institution_domains (
        -- Registrable: 'ug.edu.gh'.
        domain text PRIMARY KEY,
        institution_id uuid NOT NULL REFERENCES institutions (id) ON DELETE CASCADE,
        from_year integer CHECK (from_year BETWEEN 1950 AND 2200),
        until_year integer CHECK (until_year BETWEEN 1950 AND 2200),
        CHECK (from_year <= until_year)
      );
      CREATE INDEX institution_domains_institution ON institution_domains (institution_id);

      -- Each domain that could be listed: '{cs.ug.edu.gh,ug.edu.gh,edu.gh,gh}' for a@cs.ug.edu.gh.
      CREATE FUNCTION address_domains(email text) RETURNS text[]
        LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE SET search_path = pg_catalog, public AS $$
        DECLARE
          parts text[] := string_to_array(split_part(email_key(email), '@', -1), '.');
          domains text[] := '{}';
        BEGIN
          FOR part IN 1 .. least(cardinality(parts), 10) LOOP
            domains := domains || array_to_string(parts[part:], '.');
          END LOOP;
          RETURN domains;
        END
      $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION address_domains(text);
      DROP TABLE institution_domains;
      DROP TABLE institutions;
    `);
  }
}
