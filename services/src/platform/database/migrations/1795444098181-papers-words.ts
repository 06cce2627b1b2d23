import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PapersWords1795444098181 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // array_to_string is not immutable, since the output of some types depends on settings; that of text does not.
    await runner.query(`
      CREATE FUNCTION joined_text(parts text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
        RETURN array_to_string(parts, ', ')
    `);
    // Without "<", since the parser would skip words between that and ">" as a tag.
    await runner.query(`
      ALTER TABLE papers ADD COLUMN search_words tsvector NOT NULL GENERATED ALWAYS AS (
        to_tsvector('english',
          translate(title || ' ' || abstract || ' ' || joined_text(keywords), '<', ' '))) STORED
    `);
    await runner.query(`
      CREATE INDEX papers_search_words ON papers USING gin (search_words)
        WHERE submitted_at IS NOT NULL
    `);
    // By bytes on every database, so that the beginning of an address is found.
    await runner.query(`
      CREATE INDEX users_email_start ON users (email_key(email) text_pattern_ops)
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX users_email_start`);
    await runner.query(`ALTER TABLE papers DROP COLUMN search_words`);
    await runner.query(`DROP FUNCTION joined_text(text[])`);
  }
}
