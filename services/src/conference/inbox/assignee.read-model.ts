import { type Expression, type RawBuilder, sql } from 'kysely';

/** The organiser who takes care of a message. Reads `users` (identity). */
export const assigneeOf = (
  id: Expression<string | null>,
): RawBuilder<{ id: string; name: string } | null> => sql`(
  SELECT json_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name) FROM users u WHERE u.id = ${id})`;
