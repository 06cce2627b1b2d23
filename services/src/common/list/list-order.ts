import * as z from 'zod';
import { decodeCursor } from '../page.js';
import type { SqlConditions } from './sql-conditions.js';

/** What a column that a list sorts by holds, and how a cursor brings it back. */
const VALUES = {
  text: z.string().regex(/^[^\0]*$/),
  integer: z.int32(),
  timestamptz: z.iso.datetime(),
};

/** The kinds of ids that decide between equal values. */
const IDS = { uuid: z.uuid(), bigint: z.string().regex(/^\d{1,18}$/) };
export type IdType = keyof typeof IDS;

export interface SortColumn {
  /** As SQL: "p.amount_cents". */
  column: string;
  type: keyof typeof VALUES;
}

/** A row with its value in the column that the list is sorted by. */
export type Listed<Row> = Row & { sortValue: string | number; sortId: string };

/** The column's value as a cursor holds it: moments whole, to the microsecond. */
export function sortValueOf({ column, type }: SortColumn): string {
  return type === 'timestamptz'
    ? `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
    : column;
}

/**
 * Lists page by key; the id decides between equal values.
 * @returns ORDER BY; with a cursor it also adds the condition that skips what was shown
 * @throws AppError VALIDATION_FAILED for a cursor that is none, or one of another sort
 */
export function listOrder(
  conditions: SqlConditions,
  { column, type }: SortColumn,
  [id, idType]: [id: string, type: IdType],
  { sort, cursor }: { sort: string; cursor?: string },
): string {
  const isDescending = sort.startsWith('-');
  if (cursor !== undefined) {
    const key = z.tuple([z.literal(sort), VALUES[type], IDS[idType]]);
    const [, value, lastId] = decodeCursor(cursor, key);
    const comparison = isDescending ? '<' : '>';
    conditions.add(`(${column}, ${id}) ${comparison} (?::${type}, ?::${idType})`, value, lastId);
  }
  const direction = isDescending ? 'DESC' : 'ASC';
  return `ORDER BY ${column} ${direction}, ${id} ${direction}`;
}

/** What a cursor holds: the sort that it was made for, the last row's value in it, and its id. */
export function listKey(sort: string, { sortValue, sortId }: Listed<object>): (string | number)[] {
  return [sort, sortValue, sortId];
}
