import { countTable } from './count-table.js';

const LISTED = 'WHERE submitted_at IS NOT NULL';

const authorsTextTrigger = (event: 'INSERT' | 'UPDATE' | 'DELETE') => `
  CREATE TRIGGER paper_authors_text_on_${event.toLowerCase()} AFTER ${event} ON paper_authors
    REFERENCING ${event === 'DELETE' ? 'OLD' : 'NEW'} TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION update_authors_text();`;

export const paperTables = `
  -- shown_status is the status for authors, who do not see recorded decisions.
  CREATE TABLE papers (
    id uuid PRIMARY KEY,
    edition_id uuid NOT NULL REFERENCES editions (id),
    owner_id uuid NOT NULL REFERENCES users (id),
    number integer CHECK (number > 0),
    kind text NOT NULL CHECK (kind IN ('full-paper', 'poster')),
    title text NOT NULL,
    abstract text NOT NULL DEFAULT '',
    keywords text[] NOT NULL DEFAULT '{}',
    topic text NOT NULL DEFAULT '',
    ai_use text NOT NULL DEFAULT '',
    is_original boolean NOT NULL DEFAULT false,
    status text NOT NULL CHECK (status IN (
      'draft', 'submitted', 'screening', 'under-review', 'decision-recorded', 'minor-corrections',
      'major-corrections', 'revision-submitted', 'verified', 'accepted', 'rejected', 'desk-rejected',
      'withdrawn'
    )),
    shown_status text NOT NULL CHECK (shown_status NOT IN ('decision-recorded', 'verified')),
    round integer NOT NULL DEFAULT 1 CHECK (round > 0),
    similarity_percent double precision CHECK (similarity_percent BETWEEN 0 AND 100),
    ai_percent double precision CHECK (ai_percent BETWEEN 0 AND 100),
    submitted_at timestamptz,
    acknowledge_by timestamptz,
    corrections_by timestamptz,
    revision_reminded_at timestamptz,
    verify_by timestamptz,
    payment_by timestamptz,
    revision integer NOT NULL DEFAULT 1,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    -- The date by which the organisers or the author must act.
    due_at timestamptz NOT NULL GENERATED ALWAYS AS (coalesce(CASE
      WHEN status IN ('submitted', 'screening') THEN acknowledge_by
      WHEN status IN ('minor-corrections', 'major-corrections') THEN corrections_by
      WHEN status = 'revision-submitted' THEN verify_by
    END, timestamptz '9999-12-31 00:00:00+00')) STORED,
    sort_title text NOT NULL GENERATED ALWAYS AS (lower(title)) STORED,
    authors_text text NOT NULL DEFAULT '',
    -- One text for search, so that the planner can estimate the number of matches.
    search_text text NOT NULL GENERATED ALWAYS AS (lower(title) || ' ' || authors_text) STORED
  );
  CREATE FUNCTION set_paper_defaults() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.updated_at := coalesce(NEW.updated_at, NEW.created_at);
      NEW.shown_status := coalesce(NEW.shown_status, CASE NEW.status
        WHEN 'decision-recorded' THEN 'under-review' WHEN 'verified' THEN 'revision-submitted'
        ELSE NEW.status END);
      RETURN NEW;
    END
  $$;
  CREATE TRIGGER papers_defaults BEFORE INSERT ON papers
    FOR EACH ROW EXECUTE FUNCTION set_paper_defaults();
  CREATE UNIQUE INDEX papers_number ON papers (edition_id, number);
  CREATE INDEX papers_owner ON papers (owner_id, edition_id, id);
  CREATE INDEX papers_status ON papers (edition_id, status, submitted_at, id);
  -- The chairs' list has no drafts, and neither have its indexes.
  CREATE INDEX papers_submitted_at ON papers (edition_id, submitted_at, id) ${LISTED};
  CREATE INDEX papers_listed_number ON papers (edition_id, number, id) ${LISTED};
  CREATE INDEX papers_sort_title ON papers (edition_id, sort_title, id) ${LISTED};
  CREATE INDEX papers_due_at ON papers (edition_id, due_at, id) ${LISTED};
  CREATE INDEX papers_status_title ON papers (edition_id, status, sort_title, id) ${LISTED};
  CREATE INDEX papers_status_due ON papers (edition_id, status, due_at, id) ${LISTED};
  CREATE INDEX papers_topic ON papers (edition_id, topic, submitted_at, id) ${LISTED};
  CREATE INDEX papers_search ON papers USING gin (search_text gin_trgm_ops) ${LISTED};
${countTable({ table: 'papers', scope: 'edition_id::text', values: 'ARRAY[status]' })}

  -- The last paper number of each edition.
  CREATE TABLE paper_numbers (
    edition_id uuid PRIMARY KEY REFERENCES editions (id),
    last integer NOT NULL
  );

  CREATE TABLE paper_authors (
    paper_id uuid NOT NULL REFERENCES papers (id) ON DELETE CASCADE,
    position integer NOT NULL CHECK (position > 0),
    given_name text NOT NULL,
    family_name text NOT NULL,
    email text NOT NULL,
    affiliation text NOT NULL,
    country text NOT NULL,
    is_presenting boolean NOT NULL,
    is_corresponding boolean NOT NULL,
    PRIMARY KEY (paper_id, position)
  );
  CREATE INDEX paper_authors_email ON paper_authors (lower(email));
  CREATE FUNCTION update_authors_text() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE papers p SET authors_text = coalesce((
        SELECT string_agg(lower(a.given_name || ' ' || a.family_name || ' ' || a.email || ' ' || a.affiliation),
                          ' ' ORDER BY a.position)
          FROM paper_authors a WHERE a.paper_id = p.id), '')
       WHERE p.id IN (SELECT paper_id FROM changed);
      RETURN NULL;
    END
  $$;
${authorsTextTrigger('INSERT')}
${authorsTextTrigger('UPDATE')}
${authorsTextTrigger('DELETE')}

  -- Uploaded files of a paper, each with an anonymised copy for reviewers.
  CREATE TABLE paper_versions (
    id uuid PRIMARY KEY,
    paper_id uuid NOT NULL REFERENCES papers (id) ON DELETE CASCADE,
    number integer NOT NULL CHECK (number > 0),
    stage text NOT NULL CHECK (stage IN ('submission', 'revision', 'camera-ready')),
    round integer NOT NULL,
    file_id uuid NOT NULL REFERENCES files (id),
    reviewer_file_id uuid REFERENCES files (id),
    supplement_file_id uuid REFERENCES files (id),
    reviewer_supplement_file_id uuid REFERENCES files (id),
    pages integer NOT NULL CHECK (pages > 0),
    supplement_pages integer CHECK (supplement_pages > 0),
    note text NOT NULL DEFAULT '',
    is_submitted boolean NOT NULL DEFAULT false,
    created_at timestamptz NOT NULL,
    UNIQUE (paper_id, number)
  );
  CREATE INDEX paper_versions_file ON paper_versions (file_id);
  CREATE INDEX paper_versions_reviewer_file ON paper_versions (reviewer_file_id);
  CREATE INDEX paper_versions_supplement_file ON paper_versions (supplement_file_id);
  CREATE INDEX paper_versions_reviewer_supplement_file
    ON paper_versions (reviewer_supplement_file_id);

  -- The history of a paper's status.
  CREATE TABLE paper_transitions (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    paper_id uuid NOT NULL REFERENCES papers (id) ON DELETE CASCADE,
    at timestamptz NOT NULL,
    actor_id uuid REFERENCES users (id),
    action text NOT NULL,
    from_status text NOT NULL,
    to_status text NOT NULL,
    is_shown boolean NOT NULL,
    note_to_author text NOT NULL DEFAULT '',
    note text NOT NULL DEFAULT ''
  );
  CREATE INDEX paper_transitions_paper ON paper_transitions (paper_id, id);
  CREATE INDEX paper_transitions_actor ON paper_transitions (actor_id);

  -- Decisions, recorded and later released to the authors, or reopened.
  CREATE TABLE paper_decisions (
    id uuid PRIMARY KEY,
    paper_id uuid NOT NULL REFERENCES papers (id),
    round integer NOT NULL,
    decision text NOT NULL CHECK (decision IN (
      'accepted', 'minor-corrections', 'major-corrections', 'rejected'
    )),
    note_to_authors text NOT NULL,
    note_to_committee text NOT NULL,
    recorded_at timestamptz NOT NULL,
    recorded_by uuid NOT NULL REFERENCES users (id),
    released_at timestamptz,
    released_by uuid REFERENCES users (id),
    reopened_at timestamptz
  );
  CREATE INDEX paper_decisions_paper ON paper_decisions (paper_id, recorded_at);
  CREATE UNIQUE INDEX paper_decisions_unreleased ON paper_decisions (paper_id)
    WHERE released_at IS NULL AND reopened_at IS NULL;
`;
