import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const src = join(__dirname, '../src');

/** A room may name tables of the rooms before it. */
const ROOMS = [
  'platform',
  'messaging',
  'identity',
  'conference',
  'papers',
  'review',
  'registration',
  'operations',
];

/** Tables that only statements use. */
const WITHOUT_ENTITY: Record<string, string> = {
  paper_comment_readers: 'review',
  affinity_runs: 'review',
  announcement_opt_outs: 'messaging',
  arrivals: 'registration',
  check_in_changes: 'registration',
  attempts: 'identity',
  attendance_imports: 'registration',
  attendance_lines: 'registration',
  bank_accounts: 'registration',
  bank_lines: 'registration',
  bank_statements: 'registration',
  bounced_addresses: 'messaging',
  bulk_email_recipients: 'operations',
  bulk_emails: 'operations',
  document_job_problems: 'registration',
  document_jobs: 'registration',
  counters: 'platform',
  credit_note_numbers: 'registration',
  inbound_messages: 'messaging',
  inbox_replies: 'conference',
  institution_domains: 'review',
  institutions: 'review',
  invoice_numbers: 'registration',
  invoices: 'registration',
  credit_notes: 'registration',
  delivery_reports: 'messaging',
  document_layouts: 'registration',
  front_end_counts: 'operations',
  front_end_failures: 'operations',
  front_end_watches: 'operations',
  gateway_events: 'registration',
  gateway_money: 'registration',
  issued_documents: 'registration',
  joining_emails: 'registration',
  ledger_period_changes: 'registration',
  ledger_periods: 'registration',
  login_challenges: 'identity',
  login_links: 'identity',
  login_origins: 'identity',
  mailbox_positions: 'messaging',
  paper_numbers: 'papers',
  paper_publications: 'papers',
  paper_scores: 'review',
  paper_similarities: 'review',
  similarity_reports: 'review',
  paper_tags: 'review',
  paper_texts: 'review',
  presentations: 'registration',
  provider_checks: 'registration',
  rate_limits: 'platform',
  receipt_numbers: 'registration',
  receipts: 'registration',
  recovery_codes: 'identity',
  retention_announcements: 'operations',
  retention_runs: 'operations',
  text_affinities: 'review',
  user_permissions: 'identity',
  verification_links: 'identity',
  visa_requests: 'registration',
  waiver_budgets: 'registration',
};

/** Files that may name tables of lower rooms. */
const READERS =
  /\.(read-model|invariants)\.ts$|^operations\/(audit-archive|seed|samples)\/|\/sample\//;

/** Specs watch from outside; migrations and the generated types describe the whole database. */
const EXEMPT = /\.spec\.ts$|\.gen\.ts$|\/migrations\//;

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|[\s;,{}()])\/\/.*$/gm;
const ENTITY = /@Entity\('(\w+)'/g;
/** selectFrom('users as u'), innerJoin('users', …), deleteFrom(['users', 'papers']). */
const BUILDER =
  /(?:selectFrom|[jJ]oin\w*|crossJoin|updateTable|insertInto|deleteFrom|mergeInto|using)\(\s*((?:\[\s*)?'\w[^)\]]*)/g;
const QUOTED = /'(\w+)(?: as \w+)?'/g;
const SQL = /\b(?:FROM|JOIN|UPDATE|INTO)\s+"?(\w+)/g;
const GENERATED_TABLE = /^ {2}(\w+): \w+;$/gm;

type Files = Record<string, string>;

const files = Object.fromEntries(
  readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !EXEMPT.test(file))
    .map((file) => [file, readFileSync(join(src, file), 'utf8')]),
);

const roomOf = (file: string) => file.split('/')[0] ?? '';

function ownersIn(all: Files): Map<string, string> {
  const owners = new Map(Object.entries(WITHOUT_ENTITY));
  for (const [file, text] of Object.entries(all))
    for (const [, table = ''] of text.matchAll(ENTITY)) owners.set(table, roomOf(file));
  return owners;
}

function tablesIn(text: string): Set<string> {
  const code = text.replace(COMMENT, '');
  const built = [...code.matchAll(BUILDER)].flatMap(([, argument = '']) => {
    const isList = argument.startsWith('[');
    return [...argument.matchAll(QUOTED)].slice(0, isList ? undefined : 1);
  });
  return new Set([...built, ...code.matchAll(SQL)].map(([, table = '']) => table));
}

/** The tables that files name but may not: "file: table". */
function violations(all: Files): string[] {
  const owners = ownersIn(all);
  const level = (room: string) => ROOMS.indexOf(room);
  const found = Object.entries(all).flatMap(([file, text]) => {
    const room = roomOf(file);
    if (level(room) < 0) return [];
    return [...tablesIn(text)]
      .map((table) => ({ table, owner: owners.get(table) ?? room }))
      .filter(({ owner }) => owner !== room)
      .filter(({ owner }) => !READERS.test(file) || level(owner) > level(room))
      .map(({ table }) => `${file}: ${table}`);
  });
  return found.sort();
}

describe('the owners of tables', () => {
  it('include a room for each table', () => {
    const generated = readFileSync(join(src, 'platform/database/schema.gen.ts'), 'utf8');
    const [, database = ''] = generated.split('export interface Database {');
    const tables = [...database.matchAll(GENERATED_TABLE)].map(([, table = '']) => table);
    const owners = ownersIn(files);
    expect(tables).toContain('users');
    expect(tables.filter((table) => !ROOMS.includes(owners.get(table) ?? ''))).toEqual([]);
  });

  it('let lower tables be read only in read models, invariants, seeds, samples and the archive', () => {
    expect(violations(files)).toEqual([]);
  });

  it.each([
    ['a service', 'papers/planted.service.ts', `db.selectFrom('users as u')`, 'users'],
    [
      'a join',
      'review/planted.query.ts',
      `db.selectFrom('reviews').innerJoin('papers as p')`,
      'papers',
    ],
    [
      'a list',
      'review/planted.query.ts',
      `db.selectFrom(['reviews as r', 'papers as p'])`,
      'papers',
    ],
    ['a later line', 'review/planted.ts', `db\n  .leftJoin(\n    'editions as e',`, 'editions'],
    ['a write', 'registration/planted.service.ts', `db.updateTable('papers')`, 'papers'],
    ['raw SQL', 'operations/planted.ts', '`SELECT 1 FROM payments p`', 'payments'],
    [
      'raw SQL that writes',
      'operations/planted.ts',
      '`UPDATE sessions SET ended_at = $1`',
      'sessions',
    ],
    ['a higher room', 'identity/planted.read-model.ts', `db.selectFrom('papers')`, 'papers'],
  ])('refuse %s', (_what, file, text, table) => {
    expect(violations({ ...files, [file]: text })).toEqual([`${file}: ${table}`]);
  });

  it.each([
    ['a read model', 'papers/planted.read-model.ts', `db.selectFrom('users')`],
    ['an invariant', 'registration/planted.invariants.ts', '`SELECT id FROM papers`'],
    ['a comment', 'papers/planted.service.ts', `// db.selectFrom('users')`],
    ['a table of the room', 'papers/planted.service.ts', `db.selectFrom('papers')`],
  ])('accept %s', (_what, file, text) => {
    expect(violations({ ...files, [file]: text })).toEqual([]);
  });
});
