import { db } from '../../platform/database/db.js';
import { statement } from '../../platform/database/statement.js';
import { coAuthorRowsOf, papersOf } from '../paper/paper-access.read-model.js';

interface Authored {
  editionId: string;
  userId: string;
}

const accepted = ({ editionId, userId }: Authored) =>
  db
    .selectFrom('papers as p')
    .where('p.edition_id', '=', editionId)
    .where('p.status', '=', 'accepted')
    .where('p.id', 'in', papersOf(userId))
    .orderBy('p.id');

export const findAccepted = statement((p: Authored) =>
  accepted(p).select(['p.id', 'p.title', 'p.kind']),
);

export const lockAccepted = statement((p: Authored) => accepted(p).select('p.id').forShare('p'));

export const claimAuthorship = statement((p: { paperId: string; userId: string }) =>
  db
    .updateTable('paper_co_authors')
    .set({ user_id: p.userId })
    .where('id', 'in', coAuthorRowsOf(p.userId).select('c.id'))
    .where('paper_id', '=', p.paperId)
    .where('user_id', 'is', null),
);
