import { sql } from 'kysely';
import { db } from '../../platform/database/db.js';
import { statement } from '../../platform/database/statement.js';
import type { DocumentLayout, IssuedKind } from './document-kinds.js';

// Also reads `users`: the name of the organiser who saved a version.

interface OfKind {
  editionId: string;
  kind: IssuedKind;
}

/** Newest first. */
export const findVersions = statement((p: OfKind & { limit: number }) =>
  db
    .selectFrom('document_layouts as l')
    .innerJoin('users as u', 'u.id', 'l.saved_by')
    .select(['l.version', 'l.layout', 'l.saved_at as savedAt'])
    .select(sql<string>`u.first_name || ' ' || u.last_name`.as('savedBy'))
    .where('l.edition_id', '=', p.editionId)
    .where('l.kind', '=', p.kind)
    .orderBy('l.version', 'desc')
    .limit(p.limit),
);

export const findLayout = statement((p: OfKind) =>
  db
    .selectFrom('document_layouts')
    .select(['layout', 'version'])
    .where('edition_id', '=', p.editionId)
    .where('kind', '=', p.kind)
    .orderBy('version', 'desc')
    .limit(1),
);

interface Version extends OfKind {
  version: number;
  layout: string;
  now: Date;
  by: string;
}

/** @returns no row where another organiser saved this version */
export const insertVersion = statement((p: Version) =>
  db
    .insertInto('document_layouts')
    .values({
      ...{ edition_id: p.editionId, kind: p.kind, version: p.version },
      ...{
        saved_at: p.now,
        saved_by: p.by,
        layout: sql<DocumentLayout & string>`${p.layout}::jsonb`,
      },
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('version'),
);

/** Of a row of `pictures`: a version has it as a signature. */
export const namesPicture = sql<boolean>`EXISTS (
  SELECT FROM document_layouts WHERE strpos(layout::text, pictures.name) > 0)`;
