import type { MigrationInterface, QueryRunner } from 'typeorm';

export class IssuedDocuments1795801620184 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Certificates, letters of acceptance and badges.
      CREATE TABLE issued_documents (
        id uuid PRIMARY KEY,
        edition_id uuid NOT NULL REFERENCES editions (id),
        kind text NOT NULL
          CHECK (kind IN ('attendance', 'presentation', 'reviewing', 'acceptance', 'badge')),
        -- What it is issued for: a person, a registration or a paper, depending on the kind.
        subject_id uuid NOT NULL,
        user_id uuid REFERENCES users (id),
        registration_id uuid REFERENCES registrations (id) ON DELETE SET NULL,
        paper_id uuid REFERENCES papers (id) ON DELETE SET NULL,
        -- 60 random bits and a check character.
        number text NOT NULL CHECK (number ~ '^[0-9A-HJKMNP-TV-Z]{13}$'),
        -- As the document states them. Null once the person was erased.
        facts jsonb,
        issued_at timestamptz NOT NULL,
        issued_by uuid NOT NULL REFERENCES users (id),
        -- Why it was issued without evidence.
        override_reason text,
        revoked_at timestamptz,
        revoked_by uuid REFERENCES users (id),
        revoke_reason text,
        replaced_by uuid REFERENCES issued_documents (id),
        CONSTRAINT issued_documents_number UNIQUE (number),
        CHECK (replaced_by IS NULL OR revoked_at IS NOT NULL),
        CHECK (facts IS NOT NULL OR revoked_at IS NOT NULL)
      );
      CREATE UNIQUE INDEX issued_documents_valid ON issued_documents (edition_id, kind, subject_id)
        WHERE revoked_at IS NULL;
      CREATE INDEX issued_documents_of ON issued_documents (edition_id, kind, subject_id, issued_at);
      CREATE INDEX issued_documents_user ON issued_documents (user_id);
      CREATE INDEX issued_documents_registration ON issued_documents (registration_id);
      CREATE INDEX issued_documents_paper ON issued_documents (paper_id);

      -- A paper that was presented, by the person of the registration.
      CREATE TABLE presentations (
        registration_id uuid PRIMARY KEY REFERENCES registrations (id) ON DELETE CASCADE,
        presented_on date NOT NULL,
        recorded_at timestamptz NOT NULL,
        recorded_by uuid NOT NULL REFERENCES users (id)
      );

      -- Of a webinar tool's list. Once per person and moment, so that a list can be imported again.
      CREATE TABLE online_attendance (
        registration_id uuid NOT NULL REFERENCES registrations (id) ON DELETE CASCADE,
        joined_at timestamptz NOT NULL,
        left_at timestamptz NOT NULL,
        imported_at timestamptz NOT NULL,
        imported_by uuid NOT NULL REFERENCES users (id),
        PRIMARY KEY (registration_id, joined_at),
        CHECK (left_at >= joined_at)
      );

      -- Texts and signatures that organisers wrote.
      CREATE TABLE document_layouts (
        edition_id uuid NOT NULL REFERENCES editions (id),
        kind text NOT NULL
          CHECK (kind IN ('attendance', 'presentation', 'reviewing', 'acceptance', 'badge')),
        layout jsonb NOT NULL,
        version integer NOT NULL,
        saved_at timestamptz NOT NULL,
        saved_by uuid NOT NULL REFERENCES users (id),
        PRIMARY KEY (edition_id, kind)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE document_layouts;
      DROP TABLE online_attendance;
      DROP TABLE presentations;
      DROP TABLE issued_documents;
    `);
  }
}
