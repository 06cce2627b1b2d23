import * as z from 'zod';
import { AppError } from './app-error.js';
import { ErrorCode } from './error-code.js';

/** What is typed into a search field. PostgreSQL's texts hold no NUL. */
export const searchSchema = z
  .string()
  .trim()
  .max(200)
  .regex(/^[^\0]*$/, 'This is not a text');

/** What every list takes; a list adds its filters and the names it can sort by with `.extend()`. */
export const pageQuerySchema = z.strictObject({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  cursor: z.string().max(4000).optional(),
  q: searchSchema.optional(),
});

/** What every list answers; nextCursor is null on the last page. */
export function pageSchema<Item extends z.ZodType, Counts extends z.ZodType>(
  item: Item,
  counts: Counts,
) {
  return z.object({ items: z.array(item), nextCursor: z.string().nullable(), counts });
}

export interface Page<Item, Counts> {
  items: Item[];
  nextCursor: string | null;
  counts: Counts;
}

/** Lists page by key: the cursor holds the sort values and the id of the last row shown. */
function encodeCursor(key: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

/** @throws AppError VALIDATION_FAILED when the cursor is not one of this list's */
export function decodeCursor<Key>(cursor: string, schema: z.ZodType<Key>): Key {
  try {
    return schema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw new AppError(ErrorCode.VALIDATION_FAILED, 'This page does not exist.', {
      fields: { cursor: 'This page does not exist.' },
    });
  }
}

/**
 * Cuts a page from rows of which one more than `limit` was asked for: the surplus row says that there
 * is a next page.
 */
export function cutPage<Row>(
  rows: Row[],
  limit: number,
  keyOf: (row: Row) => readonly (string | number)[],
): { rows: Row[]; nextCursor: string | null } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const hasMore = rows.length > limit && last !== undefined;
  return { rows: shown, nextCursor: hasMore ? encodeCursor(keyOf(last)) : null };
}
