import { type RawBuilder, sql } from 'kysely';
import { currentEditionId } from '../../conference/editions/current-edition.sql.js';
import { type Connection, db, send } from '../../platform/database/db.js';
import { contains, list } from '../../platform/lists/keyset.js';
import { DOCUMENT_KINDS, type DocumentKind } from '../document-layouts/document-kinds.js';

// Also reads `users`: the name of the organiser who revoked a document.

export interface RevokedFilters {
  kind?: DocumentKind | undefined;
  q?: string | undefined;
  /** Papers that the organiser must not see. */
  hidden: RawBuilder<string[]>;
}

const isVisible = (hidden: RawBuilder<string[]>) =>
  sql<boolean>`(d.paper_id IS NULL OR d.paper_id <> ALL(${hidden}))`;

/** Also those of people who are erased or not listed any more. */
export const revokedDocuments = list({
  query: db
    .selectFrom('issued_documents as d')
    .leftJoin('users as u', 'u.id', 'd.revoked_by')
    .leftJoin('issued_documents as n', 'n.id', 'd.replaced_by')
    .select(({ ref }) => [
      'd.id',
      'd.number',
      ref('d.kind').$castTo<DocumentKind>().as('kind'),
      'd.facts',
      'd.revoked_at as revokedAt',
      'd.revoke_reason as reason',
      'n.number as replacedBy',
      sql<string | null>`u.first_name || ' ' || u.last_name`.as('revokedBy'),
    ]),
  id: 'd.id',
  sorts: { revokedAt: { column: 'd.revoked_at', type: 'timestamptz' } },
  where: ({ eb }, { kind, q, hidden }: RevokedFilters) => [
    eb('d.edition_id', '=', currentEditionId),
    eb('d.revoked_at', 'is not', null),
    isVisible(hidden),
    kind ? eb('d.kind', '=', kind) : eb('d.kind', 'in', DOCUMENT_KINDS),
    q &&
      contains(
        sql<string>`lower(concat_ws(' ', d.facts ->> 'name', d.facts ->> 'paper', d.number))`,
        q
          .toLowerCase()
          .replace(/^([0-9a-z]{4})-?([0-9a-z]{4})-?([0-9a-z]{4})-?([0-9a-z])$/, '$1$2$3$4'),
      ),
  ],
});

export async function countRevoked(on: Connection, hidden: RawBuilder<string[]>): Promise<number> {
  const query = db
    .selectFrom('issued_documents as d')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('d.edition_id', '=', currentEditionId)
    .where('d.revoked_at', 'is not', null)
    .where('d.kind', 'in', DOCUMENT_KINDS)
    .where(isVisible(hidden));
  return (await send<{ count: number }>(on, query.compile())).rows[0]?.count ?? 0;
}
