import type { MigrationInterface, QueryRunner } from 'typeorm';

export class UserPermissions1795541247835 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Of accounts with the role admin.
      CREATE TABLE user_permissions (
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        permission text NOT NULL CHECK (permission IN (
          'owner', 'chair', 'track-chair', 'finance', 'site-editor', 'check-in', 'read-only')),
        -- Null for the whole conference.
        scope_kind text CHECK (scope_kind IN ('topic')),
        scope_id text,
        expires_at timestamptz,
        CHECK ((scope_kind IS NULL) = (scope_id IS NULL)),
        UNIQUE NULLS NOT DISTINCT (user_id, permission, scope_kind, scope_id)
      );
      INSERT INTO user_permissions (user_id, permission)
      SELECT id, 'owner' FROM users WHERE role = 'admin';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE user_permissions');
  }
}
