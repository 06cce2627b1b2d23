import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['editions', 'edition_revisions'];
const OFF = '{"visaLetters": {"open": false, "paymentFirst": false, "hint": "", "contact": ""}}';

const KINDS = `'attendance', 'presentation', 'reviewing', 'acceptance', 'badge'`;
const PERMISSIONS = `'owner', 'chair', 'track-chair', 'finance', 'site-editor', 'check-in', 'read-only'`;

/** Existing editions offer no letters until their organisers turn them on. */
export class VisaLetters1795831632826 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.query(`UPDATE ${table} SET document = document || '${OFF}'::jsonb`);
    }
    await runner.query(`
      ALTER TABLE issued_documents DROP CONSTRAINT issued_documents_kind_check,
        ADD CONSTRAINT issued_documents_kind_check CHECK (kind IN (${KINDS}, 'invitation'));
      ALTER TABLE document_layouts DROP CONSTRAINT document_layouts_kind_check,
        ADD CONSTRAINT document_layouts_kind_check CHECK (kind IN (${KINDS}, 'invitation'));
      ALTER TABLE user_permissions DROP CONSTRAINT user_permissions_permission_check,
        ADD CONSTRAINT user_permissions_permission_check
          CHECK (permission IN (${PERMISSIONS}, 'visa-officer'));

      -- Of a person and an edition, for an invitation letter. The letter is an issued document of this subject.
      CREATE TABLE visa_requests (
        id uuid PRIMARY KEY,
        edition_id uuid NOT NULL REFERENCES editions (id),
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        registration_id uuid NOT NULL REFERENCES registrations (id) ON DELETE CASCADE,
        status text NOT NULL CHECK (status IN (
          'requested', 'in-progress', 'returned', 'issued', 'refused', 'withdrawn')),
        -- Encrypted with the request's key, which is a file outside of the database and of backups.
        sealed_passport bytea,
        -- Why officers returned or refused it: it can name passport data.
        sealed_answer bytea,
        -- As the person was told when they sent it.
        kept_until date NOT NULL,
        -- Since when the key is destroyed.
        destroyed_at timestamptz,
        handled_by uuid REFERENCES users (id),
        version integer NOT NULL DEFAULT 1 CHECK (version > 0),
        created_at timestamptz NOT NULL,
        changed_at timestamptz NOT NULL,
        CONSTRAINT visa_requests_one UNIQUE (edition_id, user_id),
        CHECK ((sealed_passport IS NULL) = (destroyed_at IS NOT NULL)),
        CHECK (sealed_answer IS NULL OR sealed_passport IS NOT NULL),
        CHECK (status <> 'withdrawn' OR destroyed_at IS NOT NULL)
      );
      CREATE INDEX visa_requests_list ON visa_requests (edition_id, created_at, id);
      CREATE INDEX visa_requests_user ON visa_requests (user_id);
      CREATE INDEX visa_requests_registration ON visa_requests (registration_id);
      CREATE INDEX visa_requests_handled_by ON visa_requests (handled_by);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE visa_requests;
      DELETE FROM user_permissions WHERE permission = 'visa-officer';
      ALTER TABLE user_permissions DROP CONSTRAINT user_permissions_permission_check,
        ADD CONSTRAINT user_permissions_permission_check CHECK (permission IN (${PERMISSIONS}));
      DELETE FROM document_layouts WHERE kind = 'invitation';
      ALTER TABLE document_layouts DROP CONSTRAINT document_layouts_kind_check,
        ADD CONSTRAINT document_layouts_kind_check CHECK (kind IN (${KINDS}));
      DELETE FROM issued_documents WHERE kind = 'invitation';
      ALTER TABLE issued_documents DROP CONSTRAINT issued_documents_kind_check,
        ADD CONSTRAINT issued_documents_kind_check CHECK (kind IN (${KINDS}));
    `);
    for (const table of TABLES) {
      await runner.query(`UPDATE ${table} SET document = document - 'visaLetters'`);
    }
  }
}
