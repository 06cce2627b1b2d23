import { countTable } from './count-table.js';

export const registrationTables = `
  CREATE TABLE registrations (
    id uuid PRIMARY KEY,
    edition_id uuid NOT NULL REFERENCES editions (id),
    user_id uuid REFERENCES users (id),
    -- Hash of a secret in the browser that registered without an account.
    browser_hash bytea,
    content_hash bytea NOT NULL,
    paper_id uuid REFERENCES papers (id),
    type text NOT NULL CHECK (type IN ('author', 'participant')),
    academic_category text NOT NULL CHECK (academic_category IN ('student', 'professional')),
    package_id text NOT NULL,
    amount_cents integer NOT NULL CHECK (amount_cents > 0),
    fee_revision integer NOT NULL,
    title text NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    email text NOT NULL,
    organization text NOT NULL,
    position text NOT NULL,
    country text NOT NULL,
    phone text,
    status text NOT NULL
      CHECK (status IN ('pending', 'completed', 'rejected', 'cancelled', 'refunded')),
    duplicate_of uuid REFERENCES registrations (id),
    created_at timestamptz NOT NULL,
    sort_name text NOT NULL GENERATED ALWAYS AS (lower(last_name || ' ' || first_name)) STORED,
    search_text text NOT NULL
      GENERATED ALWAYS AS (lower(first_name || ' ' || last_name || ' ' || email)) STORED,
    FOREIGN KEY (edition_id, fee_revision) REFERENCES fee_tables (edition_id, revision),
    CHECK (user_id IS NOT NULL OR browser_hash IS NOT NULL),
    CHECK ((type = 'author') = (paper_id IS NOT NULL)),
    CHECK (type = 'participant' OR user_id IS NOT NULL)
  );
  CREATE UNIQUE INDEX registrations_one_per_participant
    ON registrations (edition_id, user_id)
    WHERE user_id IS NOT NULL AND type = 'participant' AND status IN ('pending', 'completed');
  CREATE UNIQUE INDEX registrations_one_per_paper
    ON registrations (paper_id)
    WHERE paper_id IS NOT NULL AND status IN ('pending', 'completed');
  CREATE UNIQUE INDEX registrations_one_per_browser_and_address
    ON registrations (edition_id, browser_hash, lower(email))
    WHERE user_id IS NULL AND status IN ('pending', 'completed');
  CREATE UNIQUE INDEX registrations_one_per_anonymous_content
    ON registrations (edition_id, content_hash)
    WHERE user_id IS NULL AND status IN ('pending', 'completed');
  CREATE INDEX registrations_user ON registrations (user_id, id) WHERE user_id IS NOT NULL;
  CREATE INDEX registrations_anonymous_email ON registrations (lower(email))
    WHERE user_id IS NULL;
  CREATE INDEX registrations_search ON registrations USING gin (search_text gin_trgm_ops);
  CREATE INDEX registrations_created_at ON registrations (edition_id, created_at, id);
  CREATE INDEX registrations_sort_name ON registrations (edition_id, sort_name, id);
  CREATE INDEX registrations_amount ON registrations (edition_id, amount_cents, id);
  CREATE INDEX registrations_package ON registrations (edition_id, package_id, created_at, id);
  CREATE INDEX registrations_duplicates ON registrations (edition_id, created_at, id)
    WHERE duplicate_of IS NOT NULL;

  -- One for each registration.
  CREATE TABLE payments (
    id uuid PRIMARY KEY,
    registration_id uuid NOT NULL UNIQUE REFERENCES registrations (id),
    merchant_reference text NOT NULL UNIQUE,
    amount_cents integer NOT NULL CHECK (amount_cents > 0),
    received_cents integer NOT NULL DEFAULT 0 CHECK (received_cents >= 0),
    currency text NOT NULL CHECK (currency = 'USD'),
    gateway text NOT NULL CHECK (gateway = 'manual'),
    status text NOT NULL CHECK (status IN (
      'awaiting-payment', 'proof-uploaded', 'matched', 'underpaid', 'completed', 'rejected', 'refunded',
      'cancelled'
    )),
    bank_transaction_id text,
    invoice jsonb,
    pay_by timestamptz NOT NULL,
    reminders smallint NOT NULL DEFAULT 0,
    version integer NOT NULL DEFAULT 1,
    created_at timestamptz NOT NULL
  );
  CREATE INDEX payments_status ON payments (status, id);
  CREATE INDEX payments_to_remind ON payments (pay_by)
    WHERE status IN ('awaiting-payment', 'underpaid') AND reminders < 2;
  CREATE INDEX payments_reference_search
    ON payments USING gin (replace(merchant_reference, '-', '') gin_trgm_ops);
${countTable({
  table: 'payments',
  scope: '(SELECT edition_id::text FROM registrations r WHERE r.id = registration_id)',
  values: 'ARRAY[status]',
})}

  -- Proofs of payment and of student status.
  CREATE TABLE payment_proofs (
    file_id uuid PRIMARY KEY REFERENCES files (id),
    payment_id uuid NOT NULL REFERENCES payments (id),
    kind text NOT NULL CHECK (kind IN ('payment', 'student'))
  );
  CREATE INDEX payment_proofs_payment ON payment_proofs (payment_id);

  -- Lines of bank statements; open_cents is the part without a payment.
  CREATE TABLE bank_transfers (
    id uuid PRIMARY KEY,
    edition_id uuid NOT NULL REFERENCES editions (id),
    amount_cents integer NOT NULL CHECK (amount_cents > 0),
    open_cents integer NOT NULL CHECK (open_cents BETWEEN 0 AND amount_cents),
    value_date date NOT NULL,
    bank_transaction_id text NOT NULL,
    sender text NOT NULL,
    remittance text NOT NULL,
    source text NOT NULL CHECK (source IN ('admin', 'import')),
    version integer NOT NULL DEFAULT 1,
    created_at timestamptz NOT NULL,
    UNIQUE (edition_id, bank_transaction_id)
  );
  CREATE INDEX bank_transfers_list ON bank_transfers (edition_id, created_at, id);
  CREATE INDEX bank_transfers_open ON bank_transfers (edition_id, created_at, id)
    WHERE open_cents > 0;

  -- Every change of a payment or a transfer: append only.
  CREATE TABLE ledger_entries (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    payment_id uuid REFERENCES payments (id),
    transfer_id uuid REFERENCES bank_transfers (id),
    at timestamptz NOT NULL,
    actor_id uuid REFERENCES users (id),
    action text NOT NULL,
    source text NOT NULL CHECK (source IN ('payer', 'admin', 'import', 'system')),
    from_status text,
    to_status text,
    amount_cents integer,
    value_date date,
    bank_transaction_id text,
    reason text,
    CHECK (payment_id IS NOT NULL OR transfer_id IS NOT NULL),
    CHECK ((payment_id IS NULL) = (to_status IS NULL))
  );
  CREATE INDEX ledger_entries_payment ON ledger_entries (payment_id, id);
  CREATE INDEX ledger_entries_transfer ON ledger_entries (transfer_id, id)
    WHERE transfer_id IS NOT NULL;
  CREATE INDEX ledger_entries_actor ON ledger_entries (actor_id);
  CREATE UNIQUE INDEX ledger_entries_one_per_transfer
    ON ledger_entries (payment_id, bank_transaction_id) WHERE amount_cents > 0;
  CREATE FUNCTION reject_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'ledger entries are never changed: add a new one'; END
  $$;
  CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE ON ledger_entries
    FOR EACH ROW EXECUTE FUNCTION reject_ledger_change();

  -- Numbers of receipts, without gaps in each edition.
  CREATE TABLE receipts (
    payment_id uuid PRIMARY KEY REFERENCES payments (id),
    edition_id uuid NOT NULL REFERENCES editions (id),
    number integer NOT NULL,
    issued_at timestamptz NOT NULL,
    UNIQUE (edition_id, number)
  );
  CREATE TABLE receipt_numbers (
    edition_id uuid PRIMARY KEY REFERENCES editions (id),
    last integer NOT NULL
  );
`;
