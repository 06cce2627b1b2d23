export const reviewTables = `
  -- Assignments of papers to reviewers, and their reviews. Authors know a reviewer by the alias only,
  -- which stays the same in every round.
  CREATE TABLE reviews (
    id uuid PRIMARY KEY,
    paper_id uuid NOT NULL REFERENCES papers (id),
    round integer NOT NULL DEFAULT 1,
    reviewer_id uuid NOT NULL REFERENCES users (id),
    alias integer NOT NULL,
    status text NOT NULL CHECK (status IN ('invited', 'accepted', 'declined', 'submitted')),
    assigned_by uuid REFERENCES users (id),
    override_reason text,
    decline_reason text,
    declared_conflict text,
    recommendation text CHECK (recommendation IN (
      'accepted', 'minor-corrections', 'major-corrections', 'rejected'
    )),
    criteria jsonb NOT NULL DEFAULT '{}',
    confidence integer CHECK (confidence BETWEEN 1 AND 3),
    comments_to_authors text NOT NULL DEFAULT '',
    comments_to_committee text NOT NULL DEFAULT '',
    concern text NOT NULL DEFAULT '',
    draft jsonb,
    draft_saved_at timestamptz,
    revision integer NOT NULL DEFAULT 1,
    due_at timestamptz NOT NULL,
    created_at timestamptz NOT NULL,
    submitted_at timestamptz,
    reminded_at timestamptz,
    UNIQUE (paper_id, round, reviewer_id),
    UNIQUE (paper_id, round, alias)
  );
  CREATE FUNCTION set_reviewer_alias() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.alias := coalesce(NEW.alias,
        (SELECT alias FROM reviews
          WHERE paper_id = NEW.paper_id AND reviewer_id = NEW.reviewer_id LIMIT 1),
        (SELECT coalesce(max(alias), 0) + 1 FROM reviews WHERE paper_id = NEW.paper_id));
      RETURN NEW;
    END
  $$;
  CREATE TRIGGER reviews_alias BEFORE INSERT ON reviews
    FOR EACH ROW EXECUTE FUNCTION set_reviewer_alias();
  CREATE INDEX reviews_reviewer ON reviews (reviewer_id, due_at, id);
  CREATE INDEX reviews_due ON reviews (due_at) WHERE status IN ('invited', 'accepted');

  -- Invitations to an address that may have no account yet.
  CREATE TABLE review_invitations (
    id uuid PRIMARY KEY,
    paper_id uuid NOT NULL REFERENCES papers (id),
    round integer NOT NULL,
    email text NOT NULL,
    token_hash bytea NOT NULL UNIQUE,
    due_at timestamptz NOT NULL,
    invited_by uuid NOT NULL REFERENCES users (id),
    override_reason text,
    decline_reason text,
    declared_conflict text,
    created_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    responded_at timestamptz,
    review_id uuid REFERENCES reviews (id) ON DELETE SET NULL
  );
  CREATE UNIQUE INDEX review_invitations_open
    ON review_invitations (paper_id, round, lower(email)) WHERE responded_at IS NULL;
  CREATE INDEX review_invitations_paper ON review_invitations (paper_id);
  CREATE INDEX review_invitations_email ON review_invitations (lower(email));
  CREATE INDEX review_invitations_review ON review_invitations (review_id);

  -- Limits and topics of reviewers; without a maximum the limit of the edition applies.
  CREATE TABLE reviewer_profiles (
    user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    max_load integer CHECK (max_load >= 0),
    topics text[] NOT NULL,
    is_paused boolean NOT NULL,
    version integer NOT NULL DEFAULT 1
  );
`;
