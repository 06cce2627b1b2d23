import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AttendanceImports1795834203841 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Lists of attendees of an online session, as webinar tools export them.
      CREATE TABLE attendance_imports (
        id uuid PRIMARY KEY,
        edition_id uuid NOT NULL REFERENCES editions (id),
        session text NOT NULL,
        file_name text NOT NULL,
        -- A person attended whose lines have as many minutes together.
        minimum_minutes integer NOT NULL CHECK (minimum_minutes BETWEEN 0 AND 1440),
        imported_at timestamptz NOT NULL,
        imported_by uuid NOT NULL REFERENCES users (id)
      );
      CREATE INDEX attendance_imports_edition ON attendance_imports (edition_id, imported_at);

      CREATE TABLE attendance_lines (
        id uuid PRIMARY KEY,
        import_id uuid NOT NULL REFERENCES attendance_imports (id) ON DELETE CASCADE,
        edition_id uuid NOT NULL REFERENCES editions (id),
        -- Of the file, from 1 on.
        line integer NOT NULL,
        name text NOT NULL,
        email text NOT NULL,
        joined_at timestamptz,
        left_at timestamptz,
        minutes integer,
        -- Whom it belongs to.
        registration_id uuid REFERENCES registrations (id) ON DELETE SET NULL,
        -- Null for a match by the verified address.
        assigned_by uuid REFERENCES users (id),
        -- Why the line was refused, and its text.
        fault text,
        written text,
        CHECK ((fault IS NULL) = (joined_at IS NOT NULL AND left_at IS NOT NULL AND minutes IS NOT NULL)),
        CHECK ((fault IS NULL) = (written IS NULL)),
        CHECK (left_at >= joined_at),
        CHECK (minutes BETWEEN 0 AND 10080),
        CHECK (fault IS NULL OR registration_id IS NULL)
      );
      -- Importing a list again adds nothing.
      CREATE UNIQUE INDEX attendance_lines_once
        ON attendance_lines (edition_id, lower(email), lower(name), joined_at) WHERE fault IS NULL;
      CREATE INDEX attendance_lines_import ON attendance_lines (import_id, line);
      CREATE INDEX attendance_lines_registration ON attendance_lines (registration_id);
      DROP TABLE online_attendance;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE online_attendance (
        registration_id uuid NOT NULL REFERENCES registrations (id) ON DELETE CASCADE,
        joined_at timestamptz NOT NULL,
        left_at timestamptz NOT NULL,
        imported_at timestamptz NOT NULL,
        imported_by uuid NOT NULL REFERENCES users (id),
        PRIMARY KEY (registration_id, joined_at),
        CHECK (left_at >= joined_at)
      );
      DROP TABLE attendance_lines;
      DROP TABLE attendance_imports;
    `);
  }
}
