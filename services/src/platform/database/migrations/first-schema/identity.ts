import { countTable } from './count-table.js';

export const identityTables = `
  -- Accounts.
  CREATE TABLE users (
    id uuid PRIMARY KEY,
    email text NOT NULL,
    password_hash text NOT NULL,
    title text,
    first_name text NOT NULL,
    last_name text NOT NULL,
    organization text NOT NULL,
    position text,
    country text,
    phone text,
    role text NOT NULL CHECK (role IN ('researcher', 'reviewer', 'admin')),
    is_email_verified boolean NOT NULL,
    is_disabled boolean NOT NULL,
    is_sample boolean NOT NULL,
    version integer NOT NULL DEFAULT 1,
    created_at timestamptz NOT NULL,
    sort_name text NOT NULL GENERATED ALWAYS AS (lower(last_name || ' ' || first_name)) STORED,
    search_text text NOT NULL GENERATED ALWAYS AS
      (lower(first_name || ' ' || last_name || ' ' || email || ' ' || organization)) STORED
  );
  CREATE UNIQUE INDEX users_email ON users (lower(email));
  -- One index for each filter and order of the list of users: deep pages cost no more.
  CREATE INDEX users_created_at ON users (created_at, id);
  CREATE INDEX users_sort_name ON users (sort_name, id);
  CREATE INDEX users_search ON users USING gin (search_text gin_trgm_ops);
  CREATE INDEX users_role ON users (role, created_at, id);
  CREATE INDEX users_role_name ON users (role, sort_name, id);
  CREATE INDEX users_unverified ON users (created_at, id) WHERE NOT is_email_verified;
  CREATE INDEX users_unverified_name ON users (sort_name, id) WHERE NOT is_email_verified;
  CREATE INDEX users_disabled ON users (created_at, id) WHERE is_disabled;
  CREATE INDEX users_disabled_name ON users (sort_name, id) WHERE is_disabled;

  -- Logins; each JWT names its session.
  CREATE TABLE sessions (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    device text,
    created_at timestamptz NOT NULL,
    last_seen_at timestamptz NOT NULL,
    ended_at timestamptz
  );
  CREATE INDEX sessions_user_id ON sessions (user_id);
  CREATE INDEX sessions_created_at ON sessions (created_at);
  ALTER TABLE download_tickets
    ADD FOREIGN KEY (session_id) REFERENCES sessions (id) ON DELETE CASCADE;

  -- Failed attempts to log in or to enter a code, by hashed key.
  CREATE TABLE attempts (
    key bytea PRIMARY KEY,
    times timestamptz[] NOT NULL,
    expires_at timestamptz NOT NULL
  );
  CREATE INDEX attempts_expires_at ON attempts (expires_at);

  -- Codes that verify an email address.
  CREATE TABLE verification_codes (
    user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    code_hash bytea NOT NULL,
    tries_left integer NOT NULL,
    expires_at timestamptz NOT NULL
  );

  -- New addresses that are not confirmed yet.
  CREATE TABLE email_changes (
    user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    new_email text NOT NULL,
    token_hash bytea NOT NULL UNIQUE,
    expires_at timestamptz NOT NULL
  );

  CREATE TABLE password_resets (
    user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    token_hash bytea NOT NULL UNIQUE,
    expires_at timestamptz NOT NULL
  );

  -- Secrets that authenticator apps share with us, encrypted.
  CREATE TABLE two_factor_secrets (
    user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    secret bytea NOT NULL,
    confirmed_at timestamptz,
    last_time_step integer NOT NULL
  );
  CREATE TABLE recovery_codes (
    code_hash bytea PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE
  );
  CREATE INDEX recovery_codes_user ON recovery_codes (user_id);

  -- Logins between the password and the code of the second factor.
  CREATE TABLE login_challenges (
    token_hash bytea PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    tries_left integer NOT NULL,
    expires_at timestamptz NOT NULL
  );
  CREATE INDEX login_challenges_user ON login_challenges (user_id);
  CREATE INDEX login_challenges_expires_at ON login_challenges (expires_at);
${countTable({
  table: 'users',
  scope: `''`,
  values: `ARRAY[role, CASE WHEN NOT is_email_verified THEN 'unverified' END,
                 CASE WHEN is_disabled THEN 'disabled' END]`,
})}
`;
