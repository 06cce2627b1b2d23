import type { DataSource } from 'typeorm';

const TYPES: Partial<Record<string, string>> = {
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'Day',
  float4: 'number',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'BigInteger',
  name: 'string',
  text: 'string',
  timestamptz: 'Timestamp',
  tsvector: 'string',
  uuid: 'string',
  varchar: 'string',
};

const DECLARED = [
  'attendance_lines.fault',
  'document_job_problems.reason',
  'document_jobs.failure',
  'document_jobs.kind',
  'enquiries.category',
  'ledger_entries.action',
  'ledger_entries.from_status',
  'ledger_entries.to_status',
  'notice_choices.kind',
  'notices.kind',
  'paper_transitions.action',
  'paper_transitions.from_status',
  'paper_transitions.to_status',
  'papers.shown_status',
  'registrations.package_id',
  'retention_announcements.kind',
  'retention_runs.kind',
  'waiting_entries.package_id',
];

const SET_BY_TRIGGERS = ['reviews.alias'];

interface Column {
  table: string;
  name: string;
  type: string;
  isArray: boolean;
  isNullable: boolean;
  hasDefault: boolean;
  isGenerated: boolean;
  /** CHECK definitions of only this column: CHECK ((role = ANY (ARRAY['a'::text, …]))). */
  checks: string[];
}

const HEADER = `// Generated from the migrated tables: npm run database-types -w services
import type { ArrayOf, BigInteger, Computed, Day, Declared, Defaulted, Json, Timestamp } from './column-types.js';
`;

/** @returns the unformatted source of `schema.gen.ts` @throws Error for an unmapped column type */
export async function schemaTypes(dataSource: DataSource): Promise<string> {
  const columns = await dataSource.query<Column[]>(COLUMNS);
  const tables = [...new Set(columns.map(({ table }) => table))];
  const interfaces = tables.map((name) => {
    const lines = columns.filter(({ table }) => table === name).map(line);
    return `\nexport interface ${nameOf(name)} {\n${lines.join('')}}\n`;
  });
  const entries = tables.map((table) => `  ${table}: ${nameOf(table)};\n`);
  return `${HEADER}${interfaces.join('')}\nexport interface Database {\n${entries.join('')}}\n`;
}

const COLUMNS = `
  SELECT t.relname AS "table", a.attname AS name,
         coalesce(e.typname, y.typname) AS type, e.oid IS NOT NULL AS "isArray",
         NOT a.attnotnull AS "isNullable", a.atthasdef OR a.attidentity <> '' AS "hasDefault",
         a.attgenerated <> '' OR a.attidentity = 'a' AS "isGenerated",
         ARRAY(SELECT pg_get_constraintdef(c.oid) FROM pg_constraint c
                WHERE c.conrelid = t.oid AND c.contype = 'c' AND c.conkey = ARRAY[a.attnum]
                ORDER BY c.conname) AS checks
    FROM pg_attribute a JOIN pg_class t ON t.oid = a.attrelid
         JOIN pg_type y ON y.oid = a.atttypid
         LEFT JOIN pg_type e ON e.oid = y.typelem AND y.typcategory = 'A'
   WHERE t.relnamespace = 'public'::regnamespace AND t.relkind IN ('r', 'p', 'v')
     AND a.attnum > 0 AND NOT a.attisdropped AND t.relname <> 'migrations'
   ORDER BY t.relname, a.attname`;

function line(column: Column): string {
  const { table, name, isNullable, isGenerated } = column;
  const hasDefault = column.hasDefault || SET_BY_TRIGGERS.includes(`${table}.${name}`);
  const value = isNullable ? `${typeOf(column)} | null` : typeOf(column);
  if (isGenerated) return `  ${name}: Computed<${value}>;\n`;
  return `  ${name}: ${hasDefault ? `Defaulted<${value}>` : value};\n`;
}

function typeOf(column: Column): string {
  const { table, name, type, isArray } = column;
  if (type === 'jsonb' || type === 'json') return `Json<'${table}.${name}'>`;
  if (DECLARED.includes(`${table}.${name}`)) return `Declared<'${table}.${name}'>`;
  const values = valuesOf(column);
  if (values) return values.map((value) => `'${value}'`).join(' | ');
  const mapped = TYPES[type];
  if (!mapped) throw new Error(`${table}.${name} is ${type}: add it to TYPES.`);
  return isArray ? `ArrayOf<${mapped}>` : mapped;
}

function valuesOf({ checks, type }: Column): string[] | undefined {
  if (type !== 'text') return undefined;
  const lists = checks.filter((check) => /^CHECK \(\(\w+ = (ANY \(ARRAY\[)?'/.test(check));
  if (lists.length === 0) return undefined;
  const allowed = lists.map((check) => Array.from(check.matchAll(/'([^']*)'::/g), ([, v]) => v));
  const [first = [], ...others] = allowed;
  return first.filter((value): value is string => others.every((list) => list.includes(value)));
}

function nameOf(table: string): string {
  return table.replace(/(^|_)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
}
