import type { MigrationInterface, QueryRunner } from 'typeorm';

export class DocumentJobs1795831711768 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Documents that are issued, or written to one file, in the background.
      CREATE TABLE document_jobs (
        id uuid PRIMARY KEY,
        edition_id uuid NOT NULL REFERENCES editions (id),
        kind text NOT NULL,
        output text NOT NULL CHECK (output IN ('documents', 'pdf', 'zip')),
        state text NOT NULL DEFAULT 'waiting'
          CHECK (state IN ('waiting', 'running', 'finished', 'cancelled', 'failed')),
        -- Whom documents are issued for, or the documents of the file. In their order.
        subject_ids uuid[] NOT NULL,
        -- Of papers in the file: organisers with a conflict may not have it.
        paper_ids uuid[] NOT NULL DEFAULT '{}',
        done integer NOT NULL DEFAULT 0,
        issued integer NOT NULL DEFAULT 0,
        requested_by uuid NOT NULL REFERENCES users (id),
        requested_at timestamptz NOT NULL,
        -- The process that runs it, and when it last said so.
        runner uuid,
        alive_at timestamptz,
        attempts integer NOT NULL DEFAULT 0,
        failure text,
        bytes bigint,
        ended_at timestamptz,
        -- When the job is deleted, with its file.
        expires_at timestamptz,
        CHECK (done BETWEEN 0 AND cardinality(subject_ids)),
        CHECK ((state = 'running') = (runner IS NOT NULL)),
        CHECK ((runner IS NULL) = (alive_at IS NULL)),
        CHECK ((state IN ('waiting', 'running')) = (ended_at IS NULL)),
        CHECK ((ended_at IS NULL) = (expires_at IS NULL)),
        CHECK ((state = 'failed') = (failure IS NOT NULL))
      );
      CREATE UNIQUE INDEX document_jobs_under_way ON document_jobs (edition_id, kind, output, requested_by)
        WHERE state IN ('waiting', 'running');
      CREATE INDEX document_jobs_requested_by ON document_jobs (requested_by, requested_at);

      -- People without a document after the job, or documents that the file leaves out.
      CREATE TABLE document_job_problems (
        job_id uuid NOT NULL REFERENCES document_jobs (id) ON DELETE CASCADE,
        subject_id uuid NOT NULL,
        reason text NOT NULL,
        PRIMARY KEY (job_id, subject_id)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE document_job_problems;
      DROP TABLE document_jobs;
    `);
  }
}
