export const messagingTables = `
  -- The outbox: every email, from the change that caused it to the response of the mail server.
  CREATE TABLE outgoing_emails (
    id uuid PRIMARY KEY,
    kind text NOT NULL,
    recipient text NOT NULL,
    cause text NOT NULL UNIQUE,
    data jsonb NOT NULL,
    secrets bytea,
    status text NOT NULL CHECK (status IN ('queued', 'sent', 'failed', 'expired')),
    tries integer NOT NULL,
    next_try_at timestamptz NOT NULL,
    relayed_at timestamptz,
    expires_at timestamptz,
    sent_at timestamptz,
    message_id text,
    last_error text,
    history jsonb NOT NULL DEFAULT '[]',
    created_at timestamptz NOT NULL,
    CHECK ((status = 'sent') = (sent_at IS NOT NULL AND message_id IS NOT NULL))
  );
  -- For the relay: emails that are due, and emails in the queue.
  CREATE INDEX outgoing_emails_waiting ON outgoing_emails (next_try_at)
    WHERE status = 'queued' AND relayed_at IS NULL;
  CREATE INDEX outgoing_emails_relayed ON outgoing_emails (relayed_at)
    WHERE status = 'queued' AND relayed_at IS NOT NULL;
  -- For export and erasure of personal data.
  CREATE INDEX outgoing_emails_cause ON outgoing_emails (cause text_pattern_ops);
  -- For the list of emails.
  CREATE INDEX outgoing_emails_created_at ON outgoing_emails (created_at, id);
  CREATE INDEX outgoing_emails_status ON outgoing_emails (status, created_at, id);
  CREATE INDEX outgoing_emails_kind ON outgoing_emails (kind, created_at, id);
  CREATE INDEX outgoing_emails_recipient ON outgoing_emails (recipient, created_at);
  CREATE INDEX outgoing_emails_search
    ON outgoing_emails USING gin (lower(recipient) gin_trgm_ops);
`;
