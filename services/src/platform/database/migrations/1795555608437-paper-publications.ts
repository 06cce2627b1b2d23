import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PaperPublications1795555608437 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Not in papers: who confirms a payment must not wait for a chair who edits the paper. A paper without a
      -- row is neither registered nor has a camera-ready version.
      CREATE TABLE paper_publications (
        paper_id uuid PRIMARY KEY REFERENCES papers (id) ON DELETE CASCADE,
        edition_id uuid NOT NULL REFERENCES editions (id),
        registration text NOT NULL DEFAULT 'none'
          CHECK (registration IN ('none', 'registered', 'paid')),
        camera_ready text NOT NULL DEFAULT 'missing'
          CHECK (camera_ready IN ('missing', 'received', 'checked', 'sent-back'))
      );
      CREATE INDEX paper_publications_camera_ready
        ON paper_publications (edition_id, camera_ready, paper_id);

      CREATE FUNCTION update_paper_registrations(changed uuid[]) RETURNS void LANGUAGE plpgsql AS $$
        BEGIN
          INSERT INTO paper_publications (paper_id, edition_id)
            SELECT id, edition_id FROM papers WHERE id = ANY (changed) ON CONFLICT DO NOTHING;
          -- Waits for concurrent changes; the next statement then sees them.
          PERFORM FROM paper_publications WHERE paper_id = ANY (changed)
            ORDER BY paper_id FOR NO KEY UPDATE;
          UPDATE paper_publications s SET registration = coalesce((
            SELECT CASE WHEN bool_or(r.status = 'completed') THEN 'paid' ELSE 'registered' END
              FROM registrations r
             WHERE r.paper_id = s.paper_id AND r.status IN ('pending', 'completed')
            HAVING count(*) > 0), 'none')
           WHERE s.paper_id = ANY (changed);
        END
      $$;
      CREATE FUNCTION update_paper_registration() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          PERFORM update_paper_registrations(array_remove(ARRAY[
            CASE WHEN TG_OP <> 'INSERT' THEN OLD.paper_id END,
            CASE WHEN TG_OP <> 'DELETE' THEN NEW.paper_id END], NULL));
          RETURN NULL;
        END
      $$;
      CREATE TRIGGER registrations_published_on_insert AFTER INSERT ON registrations
        FOR EACH ROW WHEN (NEW.paper_id IS NOT NULL) EXECUTE FUNCTION update_paper_registration();
      CREATE TRIGGER registrations_published_on_update AFTER UPDATE OF status, paper_id ON registrations
        FOR EACH ROW WHEN ((OLD.status, OLD.paper_id) IS DISTINCT FROM (NEW.status, NEW.paper_id)
          AND coalesce(OLD.paper_id, NEW.paper_id) IS NOT NULL)
        EXECUTE FUNCTION update_paper_registration();
      CREATE TRIGGER registrations_published_on_delete AFTER DELETE ON registrations
        FOR EACH ROW WHEN (OLD.paper_id IS NOT NULL) EXECUTE FUNCTION update_paper_registration();

      CREATE FUNCTION receive_camera_ready() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          INSERT INTO paper_publications (paper_id, edition_id, camera_ready)
            SELECT id, edition_id, 'received' FROM papers WHERE id = NEW.paper_id
            ON CONFLICT (paper_id) DO UPDATE SET camera_ready = 'received';
          RETURN NULL;
        END
      $$;
      CREATE TRIGGER paper_versions_received_on_insert AFTER INSERT ON paper_versions
        FOR EACH ROW WHEN (NEW.stage = 'camera-ready' AND NEW.is_submitted)
        EXECUTE FUNCTION receive_camera_ready();
      CREATE TRIGGER paper_versions_received_on_update AFTER UPDATE OF is_submitted ON paper_versions
        FOR EACH ROW WHEN (NEW.stage = 'camera-ready' AND NEW.is_submitted AND NOT OLD.is_submitted)
        EXECUTE FUNCTION receive_camera_ready();

      SELECT update_paper_registrations(array_agg(DISTINCT paper_id)) FROM registrations
        WHERE paper_id IS NOT NULL HAVING count(*) > 0;
      INSERT INTO paper_publications (paper_id, edition_id, camera_ready)
        SELECT DISTINCT p.id, p.edition_id, 'received' FROM papers p
          JOIN paper_versions v ON v.paper_id = p.id
         WHERE v.stage = 'camera-ready' AND v.is_submitted
        ON CONFLICT (paper_id) DO UPDATE SET camera_ready = 'received';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER paper_versions_received_on_insert ON paper_versions;
      DROP TRIGGER paper_versions_received_on_update ON paper_versions;
      DROP TRIGGER registrations_published_on_insert ON registrations;
      DROP TRIGGER registrations_published_on_update ON registrations;
      DROP TRIGGER registrations_published_on_delete ON registrations;
      DROP FUNCTION receive_camera_ready();
      DROP FUNCTION update_paper_registration();
      DROP FUNCTION update_paper_registrations(uuid[]);
      DROP TABLE paper_publications;
    `);
  }
}
