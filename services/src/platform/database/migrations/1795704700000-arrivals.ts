import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Arrivals1795704700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Of a person at the conference, under one of the person's registrations.
      CREATE TABLE arrivals (
        registration_id uuid PRIMARY KEY REFERENCES registrations (id) ON DELETE CASCADE,
        arrived_at timestamptz NOT NULL,
        recorded_by uuid NOT NULL REFERENCES users (id)
      );

      ALTER TABLE user_permissions DROP CONSTRAINT user_permissions_scope_kind_check,
        ADD CONSTRAINT user_permissions_scope_kind_check CHECK (scope_kind IN ('topic', 'edition'));

      CREATE FUNCTION current_edition_id() RETURNS uuid LANGUAGE sql STABLE
        RETURN (SELECT id FROM editions WHERE is_current);

      -- The end of the last day of the conference, at its place. Null without one.
      CREATE FUNCTION edition_ends_at(edition uuid) RETURNS timestamptz LANGUAGE sql STABLE
        RETURN (
          SELECT (SELECT max(day ->> 'day')::date + 1
                    FROM jsonb_array_elements(e.document -> 'dates') day
                   WHERE day ->> 'key' IN ('forum-physical', 'forum-online'))::timestamp
                 AT TIME ZONE (e.document ->> 'timeZone')
            FROM editions e WHERE e.id = edition);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION edition_ends_at, current_edition_id;
      DELETE FROM user_permissions WHERE scope_kind = 'edition';
      ALTER TABLE user_permissions DROP CONSTRAINT user_permissions_scope_kind_check,
        ADD CONSTRAINT user_permissions_scope_kind_check CHECK (scope_kind IN ('topic'));
      DROP TABLE arrivals;
    `);
  }
}
