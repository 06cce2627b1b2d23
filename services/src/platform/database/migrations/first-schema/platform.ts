export const platformTables = `
  -- Search by part of a text.
  CREATE EXTENSION IF NOT EXISTS pg_trgm;

  -- Responses to POSTs by hash of their Idempotency-Key, kept for 24 hours.
  CREATE TABLE idempotency_keys (
    id bytea PRIMARY KEY,
    body_hash bytea NOT NULL,
    response jsonb,
    created_at timestamptz NOT NULL
  );
  CREATE INDEX idempotency_keys_created_at ON idempotency_keys (created_at);

  -- The audit log: append only, also for the owner of the table.
  CREATE TABLE audit_entries (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at timestamptz NOT NULL,
    actor_id uuid,
    action text NOT NULL,
    subject_type text NOT NULL,
    subject_id text NOT NULL,
    fields text[] NOT NULL,
    before_state text,
    after_state text,
    request_id text
  );
  CREATE INDEX audit_entries_at ON audit_entries (at, id);
  CREATE INDEX audit_entries_actor ON audit_entries (actor_id, at, id);
  CREATE INDEX audit_entries_action ON audit_entries (action, at, id);
  CREATE INDEX audit_entries_subject ON audit_entries (subject_type, subject_id, at, id);
  CREATE FUNCTION reject_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'audit entries are never changed'; END
  $$;
  CREATE TRIGGER audit_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entries
    FOR EACH STATEMENT EXECUTE FUNCTION reject_audit_change();

  -- Rows by value, as differences that are summed by readers and folded by a job.
  CREATE TABLE counters (
    counter text NOT NULL,
    scope text NOT NULL,
    value text NOT NULL,
    amount bigint NOT NULL
  );
  CREATE INDEX counters_counter ON counters (counter, scope, value);

  -- Stored files; their content is in the file store.
  CREATE TABLE files (
    id uuid PRIMARY KEY,
    storage_key text NOT NULL UNIQUE,
    name text NOT NULL,
    type text NOT NULL,
    bytes integer NOT NULL CHECK (bytes > 0),
    sha256 bytea NOT NULL,
    purpose text NOT NULL CHECK (purpose IN ('cv', 'payment-proof', 'paper', 'paper-copy')),
    created_at timestamptz NOT NULL
  );

  -- Links to one download each; the key is the SHA-256 of the ticket.
  CREATE TABLE download_tickets (
    id bytea PRIMARY KEY,
    session_id uuid NOT NULL,
    request jsonb NOT NULL,
    expires_at timestamptz NOT NULL
  );
  CREATE INDEX download_tickets_session ON download_tickets (session_id);
  CREATE INDEX download_tickets_expires_at ON download_tickets (expires_at);

  -- In the form of rate-limiter-flexible; keys are hashes.
  CREATE UNLOGGED TABLE rate_limits (
    key varchar(255) PRIMARY KEY,
    points integer NOT NULL DEFAULT 0,
    expire bigint
  );
  CREATE INDEX rate_limits_expire ON rate_limits (expire);
`;
