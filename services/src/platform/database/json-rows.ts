import { type AliasedRawBuilder, type RawBuilder, sql } from 'kysely';

type ColumnOf =
  | 'text'
  | 'text[]'
  | 'uuid'
  | 'integer'
  | 'bigint'
  | 'boolean'
  | 'jsonb'
  | 'date'
  | 'timestamptz';

/** @param json text of an array @param columns PostgreSQL types by field name */
export function jsonRows<Row, Alias extends string>(
  json: string,
  alias: Alias,
  columns: Record<keyof Row & string, ColumnOf>,
): AliasedRawBuilder<Row, Alias> {
  const list = Object.entries<string>(columns).map(([name, type]) => `"${name}" ${type}`);
  const rows: RawBuilder<Row> = sql`jsonb_to_recordset(${json}::jsonb)`;
  return rows.as<Alias>(sql.raw(`${alias} (${list.join(', ')})`));
}
