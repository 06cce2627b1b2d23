import { countTable } from './count-table.js';

interface Inbox {
  table: string;
  columns: string;
  sortName: string;
  searchText: string;
}

const inbox = ({ table, columns, sortName, searchText }: Inbox): string => `
  CREATE TABLE ${table} (
    id uuid PRIMARY KEY,
    content_hash bytea NOT NULL,
    ${columns},
    created_at timestamptz NOT NULL,
    state text NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'read', 'done')),
    note text,
    version integer NOT NULL DEFAULT 1,
    handled_by uuid REFERENCES users (id),
    handled_at timestamptz,
    sort_name text NOT NULL GENERATED ALWAYS AS (${sortName}) STORED,
    search_text text NOT NULL GENERATED ALWAYS AS (${searchText}) STORED
  );
  CREATE INDEX ${table}_content ON ${table} (content_hash, created_at);
  CREATE INDEX ${table}_email ON ${table} (lower(email));
  CREATE INDEX ${table}_created_at ON ${table} (created_at, id);
  CREATE INDEX ${table}_state ON ${table} (state, created_at, id);
  CREATE INDEX ${table}_sort_name ON ${table} (sort_name, id);
  CREATE INDEX ${table}_search ON ${table} USING gin (search_text gin_trgm_ops);
  CREATE INDEX ${table}_handled_by ON ${table} (handled_by) WHERE handled_by IS NOT NULL;
${countTable({ table, scope: `''`, values: 'ARRAY[state]' })}
`;

export const conferenceTables = `
  -- Editions of the conference; the document is the published content.
  CREATE TABLE editions (
    id uuid PRIMARY KEY,
    slug text NOT NULL UNIQUE,
    is_current boolean NOT NULL,
    revision integer NOT NULL CHECK (revision > 0),
    document jsonb NOT NULL,
    to_check text[] NOT NULL DEFAULT '{}'
  );
  CREATE UNIQUE INDEX editions_current ON editions (is_current) WHERE is_current;

  -- Fees by revision: a registration keeps the revision that it was priced by.
  CREATE TABLE fee_tables (
    edition_id uuid NOT NULL REFERENCES editions (id),
    revision integer NOT NULL CHECK (revision > 0),
    fees jsonb NOT NULL,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (edition_id, revision)
  );

  CREATE TABLE edition_revisions (
    edition_id uuid NOT NULL REFERENCES editions (id),
    revision integer NOT NULL CHECK (revision > 0),
    document jsonb NOT NULL,
    fee_revision integer NOT NULL,
    fields text[] NOT NULL,
    restored_from integer,
    saved_at timestamptz NOT NULL,
    saved_by uuid REFERENCES users (id) ON DELETE SET NULL,
    PRIMARY KEY (edition_id, revision),
    FOREIGN KEY (edition_id, fee_revision) REFERENCES fee_tables (edition_id, revision)
  );

  -- Unsaved editions behind a preview link.
  CREATE TABLE edition_previews (
    id bytea PRIMARY KEY,
    edition jsonb NOT NULL,
    expires_at timestamptz NOT NULL
  );

  -- Uploaded pictures by file name, and when an edition last used them.
  CREATE TABLE pictures (
    name text PRIMARY KEY,
    used_at timestamptz NOT NULL
  );
${inbox({
  table: 'committee_applications',
  columns: `first_name text NOT NULL,
    last_name text NOT NULL,
    email text NOT NULL,
    country text NOT NULL,
    affiliation text NOT NULL,
    cv_file_id uuid NOT NULL REFERENCES files (id)`,
  sortName: `lower(last_name || ' ' || first_name)`,
  searchText: `lower(first_name || ' ' || last_name || ' ' || email || ' ' || affiliation || ' ' || country)`,
})}
${inbox({
  table: 'enquiries',
  columns: `name text NOT NULL,
    email text NOT NULL,
    subject text NOT NULL,
    category text NOT NULL,
    message text NOT NULL`,
  sortName: 'lower(name)',
  searchText: `lower(name || ' ' || email || ' ' || subject || ' ' || message)`,
})}
  CREATE INDEX enquiries_category ON enquiries (category, created_at, id);
`;
