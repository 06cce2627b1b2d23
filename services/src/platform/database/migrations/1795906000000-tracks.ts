import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Existing editions have no tracks. */
export class Tracks1795906000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['editions', 'edition_revisions']) {
      await runner.query(`UPDATE ${table} SET document = document || '{"tracks": []}'::jsonb`);
    }
    await runner.query(`
      -- Of the current edition; none for an unknown track.
      CREATE FUNCTION track_topics(track_id text) RETURNS text[] LANGUAGE sql STABLE
      SET search_path = pg_catalog, public
      RETURN ARRAY(
        SELECT topic
          FROM editions e
         CROSS JOIN jsonb_array_elements(e.document -> 'tracks') track
         CROSS JOIN jsonb_array_elements_text(track -> 'topics') topic
         WHERE e.is_current AND track ->> 'id' = track_id);
      ALTER TABLE user_permissions DROP CONSTRAINT user_permissions_scope_kind_check,
        ADD CONSTRAINT user_permissions_scope_kind_check
        CHECK (scope_kind IN ('topic', 'track', 'edition'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM user_permissions WHERE scope_kind = 'track';
      ALTER TABLE user_permissions DROP CONSTRAINT user_permissions_scope_kind_check,
        ADD CONSTRAINT user_permissions_scope_kind_check CHECK (scope_kind IN ('topic', 'edition'));
      DROP FUNCTION track_topics;
    `);
    for (const table of ['editions', 'edition_revisions']) {
      await runner.query(`UPDATE ${table} SET document = document - 'tracks'`);
    }
  }
}
