import type { ColumnType, InsertType, SelectType } from 'kysely';

/** pg reads bigint as a string, to keep every digit. */
export type BigInteger = ColumnType<string, string | number, string | number>;

export type Timestamp = ColumnType<Date, Date, Date>;

/** "2026-11-22". Select it as text: pg reads it as midnight in the process's time zone. */
export type Day = ColumnType<Date, string, string>;

export type ArrayOf<T> = ColumnType<SelectType<T>[], InsertType<T>[], InsertType<T>[]>;

/** Computed by PostgreSQL; no statement may write it. */
export type Computed<T> = ColumnType<SelectType<T>, never, never>;

export type Defaulted<T> = ColumnType<SelectType<T>, InsertType<T> | undefined, InsertType<T>>;

/** Types of jsonb and `Declared` columns by "table.column"; the owning module declares them. */
// oxlint-disable-next-line typescript/no-empty-object-type -- modules add their columns to it
export interface DeclaredColumns {}

/** Text with values defined in code, without a CHECK. */
export type Declared<Name extends string> = Name extends keyof DeclaredColumns
  ? DeclaredColumns[Name]
  : string;

/** Written as JSON text: pg would turn an array into a PostgreSQL array. */
export type Json<Name extends string> = ColumnType<
  Name extends keyof DeclaredColumns ? DeclaredColumns[Name] : unknown,
  string,
  string
>;
