import { type Compilable, type Expression, type RawBuilder, sql } from 'kysely';

type Type =
  | 'bigint'
  | 'boolean'
  | 'bytea'
  | 'bytea[]'
  | 'date'
  | 'integer'
  | 'jsonb'
  | 'text'
  | 'text[]'
  | 'timestamptz'
  | 'uuid'
  | 'uuid[]';

/** For places where PostgreSQL cannot infer the type, such as a SELECT list. */
export function param<T>(value: T, type: Type): RawBuilder<T> {
  return sql<T>`${value}::${sql.raw(type)}`;
}

export function anyOf<T>(values: readonly T[] | Expression<readonly T[]>): RawBuilder<T> {
  return sql<T>`ANY(${values})`;
}

export function allOf<T>(values: readonly T[]): RawBuilder<T> {
  return sql<T>`ALL(${values})`;
}

export function arrayOf<Column extends string, T>(
  query: Compilable<Record<Column, T>> & Expression<unknown>,
): RawBuilder<T[]> {
  return sql<T[]>`ARRAY(${query})`;
}

/** A number, not a bigint: below 2^31. */
export function count(): RawBuilder<number> {
  return sql<number>`count(*)::int`;
}

export function countIf(condition: Expression<unknown>): RawBuilder<number> {
  return sql<number>`count(*) FILTER (WHERE ${condition})::int`;
}

/** Delivered once the transaction is committed. */
export function notify(channel: string): RawBuilder<unknown> {
  return sql`pg_notify(${sql.lit(channel)}, '')`;
}

/** By which addresses are compared: `emailKey` of `core/email-address.ts`, and what indexes hold. */
export function emailKeyOf(email: string | Expression<string>): RawBuilder<string> {
  return sql<string>`email_key(${email})`;
}
