/** How to find the rows of samples, and the rows that belong to them, by the foreign keys of the database. */
export interface Rows {
  table: string;
  /** A condition of SQL on the table. */
  where: string;
}

export interface ForeignKey {
  child: string;
  column: string;
  parent: string;
  parentColumn: string;
  /** Of pg_constraint: 'a' refuses the deletion, 'c' deletes as well, 'n' sets null. */
  onDelete: string;
}

export const FOREIGN_KEYS = `
  SELECT k.conrelid::regclass::text AS child, own.attname AS column, k.confrelid::regclass::text AS parent,
         other.attname AS "parentColumn", k.confdeltype::text AS "onDelete"
    FROM pg_constraint k
         JOIN pg_attribute own ON own.attrelid = k.conrelid AND own.attnum = k.conkey[1]
         JOIN pg_attribute other ON other.attrelid = k.confrelid AND other.attnum = k.confkey[1]
   WHERE k.contype = 'f' AND cardinality(k.conkey) = 1 AND k.conrelid <> k.confrelid`;

export const SAMPLE_ACCOUNTS = 'SELECT id FROM users WHERE is_sample';

export const ROOTS: Rows[] = [
  { table: 'issued_documents', where: `user_id IN (${SAMPLE_ACCOUNTS})` },
  { table: 'registrations', where: `user_id IN (${SAMPLE_ACCOUNTS})` },
  { table: 'registration_groups', where: `payer_id IN (${SAMPLE_ACCOUNTS})` },
  { table: 'papers', where: `owner_id IN (${SAMPLE_ACCOUNTS})` },
  { table: 'bank_transfers', where: `bank_transaction_id LIKE 'SAMPLE-%'` },
  { table: 'enquiries', where: `email LIKE '%.invalid'` },
  { table: 'committee_applications', where: `email LIKE '%.invalid'` },
  { table: 'uploads', where: `owner_id IN (${SAMPLE_ACCOUNTS})` },
  {
    table: 'outgoing_emails',
    where: `recipient LIKE '%.invalid' OR recipient IN (SELECT email FROM users WHERE is_sample)`,
  },
];

/** The rows that name the given ones, before them: in the order in which they can be deleted. */
export function withDependents(keys: ForeignKey[], { table, where }: Rows): Rows[] {
  const dependents = keys.filter(({ parent, onDelete }) => parent === table && onDelete !== 'n');
  return [
    ...dependents.flatMap(({ child, column, parentColumn }) =>
      withDependents(keys, {
        table: child,
        where: `${column} IN (SELECT ${parentColumn} FROM ${table} WHERE ${where})`,
      }),
    ),
    { table, where },
  ];
}
