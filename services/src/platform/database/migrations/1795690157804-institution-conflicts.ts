import type { MigrationInterface, QueryRunner } from 'typeorm';

const ADDRESSES = ['paper_authors', 'users'];

/** Chairs do not see papers by authors of their institution. */
export class InstitutionConflicts1795690157804 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- From its end, so that an index finds all servers below a domain: 'hg.ude.gu.sc.' for a@cs.ug.edu.gh.
      CREATE FUNCTION address_host(email text) RETURNS text
        LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE SET search_path = pg_catalog, public AS $$
        BEGIN
          RETURN reverse('.' || split_part(email_key(email), '@', -1));
        END
      $$;
    `);
    for (const table of ADDRESSES) {
      await runner.query(
        `CREATE INDEX ${table}_host ON ${table} (address_host(email) COLLATE "C")`,
      );
    }
    for (const table of ['editions', 'edition_revisions']) {
      await runner.query(`
        UPDATE ${table} SET document = jsonb_set(document, '{limits,institutionConflicts}', 'true')
      `);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['editions', 'edition_revisions']) {
      await runner.query(
        `UPDATE ${table} SET document = document #- '{limits,institutionConflicts}'`,
      );
    }
    for (const table of ADDRESSES) await runner.query(`DROP INDEX ${table}_host`);
    await runner.query('DROP FUNCTION address_host(text)');
  }
}
