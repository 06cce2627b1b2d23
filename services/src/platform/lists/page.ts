import * as z from 'zod';
import { AppError } from '../http/app-error.js';
import { ErrorCode } from '../http/error-code.js';
import { ONE_LINE } from '../http/fields.schema.js';
import { texts } from '../http/http.texts.js';

/** Input of a search field. */
export const searchSchema = z
  .string()
  .trim()
  .max(200)
  .regex(ONE_LINE, { error: () => texts.fields.notSearchable });

export const pageQuerySchema = z.strictObject({
  limit: z.coerce.number().int().min(1).max(500).default(20),
  cursor: z.string().max(4000).optional(),
  q: searchSchema.optional(),
});

/** nextCursor is null on the last page. */
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

/** Keyset pagination: the cursor holds the last row's sort values and id. */
function encodeCursor(key: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

/** @throws AppError VALIDATION_FAILED for a cursor of another list */
export function decodeCursor<Key>(cursor: string, schema: z.ZodType<Key>): Key {
  try {
    return schema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw new AppError(ErrorCode.VALIDATION_FAILED, texts.noPage, {
      fields: { cursor: texts.noPage },
    });
  }
}

/** The surplus one of `limit + 1` rows shows that there is a next page. */
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
