import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CameraReadyChecks1795604470000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE paper_publications
        ADD camera_ready_revision integer NOT NULL DEFAULT 1,
        DROP CONSTRAINT paper_publications_camera_ready_check,
        ADD CONSTRAINT paper_publications_camera_ready_check
          CHECK (camera_ready IN ('missing', 'received', 'checked', 'sent-back', 'locked'));

      CREATE OR REPLACE FUNCTION receive_camera_ready() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          INSERT INTO paper_publications AS b (paper_id, edition_id, camera_ready)
            SELECT id, edition_id, 'received' FROM papers WHERE id = NEW.paper_id
            ON CONFLICT (paper_id) DO UPDATE
              SET camera_ready = 'received', camera_ready_revision = b.camera_ready_revision + 1;
          RETURN NULL;
        END
      $$;

      -- What organisers did with camera-ready versions. The author reads the reasons.
      CREATE TABLE camera_ready_acts (
        id uuid PRIMARY KEY,
        paper_id uuid NOT NULL REFERENCES papers (id) ON DELETE CASCADE,
        version_id uuid NOT NULL REFERENCES paper_versions (id) ON DELETE CASCADE,
        act text NOT NULL CHECK (act IN ('check', 'send-back', 'lock', 'unlock')),
        ticked text[] NOT NULL DEFAULT '{}',
        reasons text NOT NULL DEFAULT '',
        actor_id uuid NOT NULL REFERENCES users (id),
        at timestamptz NOT NULL
      );
      CREATE INDEX camera_ready_acts_paper ON camera_ready_acts (paper_id, at);
      CREATE INDEX camera_ready_acts_version ON camera_ready_acts (version_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE camera_ready_acts;
      CREATE OR REPLACE FUNCTION receive_camera_ready() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          INSERT INTO paper_publications (paper_id, edition_id, camera_ready)
            SELECT id, edition_id, 'received' FROM papers WHERE id = NEW.paper_id
            ON CONFLICT (paper_id) DO UPDATE SET camera_ready = 'received';
          RETURN NULL;
        END
      $$;
      UPDATE paper_publications SET camera_ready = 'checked' WHERE camera_ready = 'locked';
      ALTER TABLE paper_publications
        DROP COLUMN camera_ready_revision,
        DROP CONSTRAINT paper_publications_camera_ready_check,
        ADD CONSTRAINT paper_publications_camera_ready_check
          CHECK (camera_ready IN ('missing', 'received', 'checked', 'sent-back'));
    `);
  }
}
