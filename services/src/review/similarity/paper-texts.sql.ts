import { sql } from 'kysely';
import { db } from '../../platform/database/db.js';
import { anyOf } from '../../platform/database/expressions.js';
import { jsonRows } from '../../platform/database/json-rows.js';
import { statement } from '../../platform/database/statement.js';
import type { Passage } from './passages.js';

declare module '../../platform/database/column-types.js' {
  interface DeclaredColumns {
    'paper_similarities.passages': Passage[];
    'paper_texts.file_state': FileState;
  }
}

/** Whether the text of the file could be read; an unavailable file is tried again. */
export const FILE_STATES = ['read', 'unreadable', 'unavailable'] as const;
export type FileState = (typeof FILE_STATES)[number];

/** With its similarities. */
export const deleteText = statement((p: { paperId: string }) =>
  db.deleteFrom('paper_texts').where('paper_id', '=', p.paperId),
);

export interface NewText {
  paperId: string;
  versionId: string;
  text: string;
  fingerprints: Buffer;
  fileState: FileState;
}

export const insertText = statement((p: NewText) =>
  db.insertInto('paper_texts').values({
    paper_id: p.paperId,
    version_id: p.versionId,
    text: p.text,
    fingerprints: p.fingerprints,
    file_state: p.fileState,
  }),
);

export interface SimilarityRow {
  id: string;
  versionId: string;
  otherId: string;
  otherVersionId: string;
  share: number;
  passages: Passage[];
}

/** A check of less than a twentieth of the words more still holds. */
const SAME_SHARE = 0.05;

/** Unless a text was replaced meanwhile. */
export const insertSimilarities = statement((p: { rows: string }) => {
  const rows = jsonRows<SimilarityRow, 'r'>(p.rows, 'r', {
    ...{ id: 'uuid', versionId: 'uuid', otherId: 'uuid', otherVersionId: 'uuid' },
    ...{ share: 'jsonb', passages: 'jsonb' },
  });
  return db
    .insertInto('paper_similarities')
    .columns(['paper_id', 'other_id', 'share', 'passages'])
    .expression(
      db
        .selectFrom(rows)
        .innerJoin('paper_texts as t', (join) =>
          join.onRef('t.paper_id', '=', 'r.id').onRef('t.version_id', '=', 'r.versionId'),
        )
        .innerJoin('paper_texts as o', (join) =>
          join.onRef('o.paper_id', '=', 'r.otherId').onRef('o.version_id', '=', 'r.otherVersionId'),
        )
        .select(['r.id', 'r.otherId', sql<number>`r.share::real`.as('share'), 'r.passages']),
    )
    .onConflict((conflict) =>
      conflict.columns(['paper_id', 'other_id']).doUpdateSet(({ ref }) => ({
        share: ref('excluded.share'),
        passages: ref('excluded.passages'),
        checked_at: sql<Date | null>`CASE WHEN ${ref('excluded.share')} < paper_similarities.share + ${sql.lit(SAME_SHARE)}
          THEN paper_similarities.checked_at END`,
      })),
    );
});

/** In both directions. @param p.at undefined while it waits for a check */
export const setChecked = statement((p: { id: string; otherId: string; at: Date | null }) =>
  db
    .updateTable('paper_similarities')
    .set({ checked_at: p.at })
    .where(({ eb }) =>
      eb.or([
        eb.and([eb('paper_id', '=', p.id), eb('other_id', '=', p.otherId)]),
        eb.and([eb('paper_id', '=', p.otherId), eb('other_id', '=', p.id)]),
      ]),
    )
    .returning('paper_id'),
);

/** By their versions, so that a text which was replaced meanwhile is compared next time. */
export const markCompared = statement((p: { versionIds: string[]; at: Date }) =>
  db
    .updateTable('paper_texts')
    .set({ compared_at: p.at })
    .where('version_id', '=', anyOf(p.versionIds)),
);
