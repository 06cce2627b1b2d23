import { type RawBuilder, sql } from 'kysely';
import { type Connection, db, send } from '../../platform/database/db.js';

interface Unused {
  usedBefore: Date;
  /** Conditions of rooms further up, on `pictures`. */
  named: readonly RawBuilder<boolean>[];
}

/** Deletes pictures that no revision of an edition and no other room names. */
export async function removeUnused(
  on: Connection,
  { usedBefore, named }: Unused,
): Promise<{ name: string }[]> {
  const query = db
    .deleteFrom('pictures')
    .where('used_at', '<', usedBefore)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('edition_revisions').where(
            sql<boolean>`strpos(document::text, pictures.name) > 0`,
          ),
        ),
      ),
    )
    .where(({ and, not }) => and(named.map((isNamed) => not(isNamed))))
    .returning('name');
  return (await send<{ name: string }>(on, query.compile())).rows;
}
