import { sql } from 'kysely';
import { db } from '../../platform/database/db.js';
import { statement } from '../../platform/database/statement.js';

// Also reads `document_layouts` (registration): signatures of documents are pictures.

/** Deletes pictures that no revision of an edition and no version of a document's layout names. */
export const removeUnused = statement((p: { usedBefore: Date }) =>
  db
    .deleteFrom('pictures')
    .where('used_at', '<', p.usedBefore)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('edition_revisions').where(
            sql<boolean>`strpos(document::text, pictures.name) > 0`,
          ),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('document_layouts').where(
            sql<boolean>`strpos(layout::text, pictures.name) > 0`,
          ),
        ),
      ),
    )
    .returning('name'),
);
