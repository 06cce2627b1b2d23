import { type Expression, type RawBuilder, sql } from 'kysely';

/** For moments inside SQL-made JSON: the format of all responses. */
export function moment<T extends Date | null>(
  column: Expression<T>,
): RawBuilder<null extends T ? string | null : string> {
  return sql`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
