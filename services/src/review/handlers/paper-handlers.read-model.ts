import { type Expression, type NotNull, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { currentEditionId } from '../../conference/editions/current-edition.sql.js';
import { permissionsOf } from '../../identity/users/permissions.sql.js';
import { db } from '../../platform/database/db.js';
import { anyOf, count } from '../../platform/database/expressions.js';
import { statement } from '../../platform/database/statement.js';
import type { PaperReader } from '../../platform/work/work.js';
import {
  authorAddresses,
  isHiddenFrom,
  isNamedOrDeclared,
} from '../conflicts/conflicted-papers.read-model.js';

/* Reads `users`, `user_permissions`, `papers` and `paper_authors`: who may be responsible for a paper, and who is. */

const NAME = sql<string>`u.first_name || ' ' || u.last_name`;

/** Null for no one. */
export const handlerOfPaper = (paperId: Expression<string>) =>
  db
    .selectFrom('paper_handlers as h')
    .innerJoin('users as u', 'u.id', 'h.user_id')
    .select(({ ref }) => jsonBuildObject({ id: ref('u.id'), name: NAME }).as('handler'))
    .where('h.paper_id', '=', paperId);

/** Of `papers as p`. */
export const isHandledBy = (userId: string) => sql<boolean>`p.id = ANY (ARRAY(
  SELECT paper_id FROM paper_handlers WHERE user_id = ${userId}))`;

export const hasNoHandler = sql<boolean>`NOT EXISTS (
  SELECT FROM paper_handlers h WHERE h.paper_id = p.id AND h.user_id IS NOT NULL)`;

/** Of `papers as p`: its handler lost access, and no one was named since. */
export const hasLostHandler = sql<boolean>`EXISTS (
  SELECT FROM paper_handlers h WHERE h.paper_id = p.id AND h.user_id IS NULL)`;

/** Every enabled administrator, with what decides whether they may handle the paper. The fewest papers of the current edition first. */
export const findOrganisers = statement((p: { paperId: string }) =>
  db
    .selectFrom('users as u')
    .innerJoin('papers as p', (join) => join.on('p.id', '=', p.paperId))
    .select(({ ref, selectFrom }) => [
      'u.id',
      'u.email',
      'u.first_name as firstName',
      NAME.as('name'),
      'p.number',
      'p.title',
      'p.topic',
      permissionsOf({ id: ref('u.id'), role: ref('u.role') }).as('permissions'),
      isNamedOrDeclared(ref('u.id'), ref('u.email')).as('isHidden'),
      authorAddresses.as('authors'),
      selectFrom('paper_handlers as h')
        .innerJoin('papers as q', 'q.id', 'h.paper_id')
        .select(count().as('count'))
        .whereRef('h.user_id', '=', 'u.id')
        .where('q.edition_id', '=', currentEditionId)
        .where('q.submitted_at', 'is not', null)
        .$asScalar()
        .$notNull()
        .as('papers'),
    ])
    .where('u.role', '=', 'admin')
    .where('u.is_disabled', '=', false)
    .orderBy('papers')
    .orderBy('u.id'),
);
export type Organiser = Awaited<ReturnType<typeof findOrganisers.all>>[number];

/** In the order of a change of their access, which then waits, or was awaited. */
export const lockAdministrators = statement(() =>
  db.selectFrom('users').select('id').where('role', '=', 'admin').orderBy('id').forKeyShare(),
);

/** Everyone who is responsible for a paper. */
export const findHandlers = statement(() =>
  db
    .selectFrom('paper_handlers')
    .select('user_id as userId')
    .distinct()
    .where('user_id', 'is not', null)
    .$narrowType<{ userId: NotNull }>(),
);

/** Those of the papers that the organiser was responsible for until now. They wait for another handler. */
export const clearHandler = statement((p: { paperIds: string[]; userId: string; now: Date }) =>
  db
    .updateTable('paper_handlers')
    .set({ user_id: null, named_at: p.now })
    .where('user_id', '=', p.userId)
    .where('paper_id', '=', anyOf(p.paperIds))
    .returning('paper_id as paperId'),
);

/** With the topic of each paper and what the organiser may do. */
export const findHandledBy = statement((p: { userId: string }) =>
  db
    .selectFrom('paper_handlers as h')
    .innerJoin('papers as p', 'p.id', 'h.paper_id')
    .innerJoin('users as u', 'u.id', 'h.user_id')
    .select(({ ref }) => [
      'h.paper_id as paperId',
      'p.topic',
      'u.is_disabled as isDisabled',
      permissionsOf({ id: ref('u.id'), role: ref('u.role') }).as('permissions'),
    ])
    .where('h.user_id', '=', p.userId)
    .orderBy('h.paper_id'),
);

/** Of papers that the organiser sees. */
export const listHandlers = statement((p: PaperReader) =>
  db
    .selectFrom('paper_handlers as h')
    .innerJoin('papers as p', 'p.id', 'h.paper_id')
    .innerJoin('users as u', 'u.id', 'h.user_id')
    .select(['u.id', NAME.as('name'), count().as('papers')])
    .where('p.edition_id', '=', currentEditionId)
    .where('p.submitted_at', 'is not', null)
    .where(({ not }) => not(isHiddenFrom(p)))
    .groupBy('u.id')
    .orderBy('name')
    .orderBy('u.id'),
);
