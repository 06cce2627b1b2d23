import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { KEPT_ENTRIES } from './kept-entries.js';

const root = join(__dirname, '../..');

/** They are the audit log itself, write to it only, or move entries out of it. */
const LOG = [
  'operations/audit-archive/old-entries.ts',
  'operations/audit/audit-log.read-model.ts',
  'operations/seed/seed-papers.ts',
  'operations/seed/seed-registrations.ts',
  'platform/audit/audit-entry.entity.ts',
  'platform/audit/audit.personal-data.ts',
  'platform/audit/audit.service.ts',
  'platform/database/grants.ts',
  'platform/database/schema.gen.ts',
];

const READ =
  /(?<!DELETE )FROM audit_entries\b|JOIN audit_entries\b|selectFrom\('audit_entries\b|\b(?:find|count|get|create|Inject)\w*\(AuditEntry\b/g;
const CONDITION = /KEPT_ENTRIES\.(\w+)|isKept\('(\w+)'\)/;
/** Of a query after its FROM. */
const REACH = 400;

/** The entries that a source file reads; undefined for a query without a condition of `KEPT_ENTRIES`. */
function readsOf(source: string): (string | undefined)[] {
  return Array.from(source.matchAll(READ), ({ index }) => {
    const query = source.slice(index, index + REACH);
    const [, inText, inBuilder] = CONDITION.exec(query) ?? [];
    return inText ?? inBuilder;
  });
}

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /(?<!\.spec)\.ts$/.test(path) && !path.includes('/migrations/'))
  .filter((path) => !LOG.includes(path))
  .map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') }));

describe('entries that an archive keeps', () => {
  it('are all that queries other than those of the audit log read', () => {
    const others = sources.filter(({ source }) => readsOf(source).includes(undefined));
    expect(others.map(({ path }) => path)).toEqual([]);
  });

  it('are each read by a query', () => {
    const read = sources.flatMap(({ source }) => readsOf(source));
    expect([...new Set(read)].sort()).toEqual(Object.keys(KEPT_ENTRIES).sort());
  });

  it.each([
    `SELECT FROM audit_entries a WHERE a.action = 'paper.submit'`,
    `db.selectFrom('audit_entries as a').where('a.action', '=', 'x')`,
    'tx.find(AuditEntry, {})',
  ])('do not include those of %s', (source) => {
    expect(readsOf(source)).toEqual([undefined]);
  });
});
