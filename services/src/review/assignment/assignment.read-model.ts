import { anyOf, arrayOf, count, emailKeyOf, param } from '../../platform/database/expressions.js';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { type Expression, sql } from 'kysely';
import { counts, isSample } from '../../platform/database/samples.js';
import { statement } from '../../platform/database/statement.js';
import { db } from '../../platform/database/db.js';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { PaperReader } from '../../platform/work/work.js';
import { currentLimit } from '../../conference/editions/tracks.sql.js';
import { isHiddenFrom } from '../conflicts/conflicted-papers.read-model.js';
import { MAX_PROPOSED } from './assignments.schema.js';
import type { Role } from '../../platform/http/policy/role.js';
import { Authors, ComparedReviewer } from '../conflicts/conflicts.js';
import { listedInstitutionsOf } from '../conflicts/listed-institutions.read-model.js';
import { relationsOf } from '../conflicts/relations.read-model.js';
import { heldRequestsFor, heldReviewerId } from './held-requests.read-model.js';

/*
 * Reads `users`, `editions`, `papers` and `paper_authors` for assignments: available reviewers, conflicts of
 * interest, and papers that lack reviewers.
 */

export interface PooledReviewer {
  id: string;
  name: string;
  email: string;
  organization: string;
  role: Role;
  topics: string[];
  /** In this edition. */
  load: number;
  maxLoad: number;
  isPaused: boolean;
  /** Reviews in all editions. */
  finished: number;
  compared: ComparedReviewer;
}

interface Person {
  /** Null for an address without an account. */
  id: string | null;
  email: string;
}

type Id = Expression<string | null>;

const namedIn = (paperId: Expression<string>, ownerId: Expression<string>) =>
  db
    .selectFrom('paper_authors as b')
    .select([sql<string | null>`NULL::uuid`.as('userId'), 'b.email'])
    .where('b.paper_id', '=', paperId)
    .unionAll(
      db
        .selectFrom('users as o')
        .select(({ ref }) => [ref('o.id').$castTo<string | null>().as('userId'), 'o.email'])
        .where('o.id', '=', ownerId),
    );

const coAuthorsOf = (id: Id, email: Expression<string>) => {
  const own = db
    .selectFrom('papers as p')
    .select(['p.id', 'p.owner_id'])
    .where('p.owner_id', '=', id)
    .where('p.status', '<>', 'draft');
  const named = db
    .selectFrom('paper_authors as a')
    .innerJoin('papers as p', 'p.id', 'a.paper_id')
    .select(['p.id', 'p.owner_id'])
    .where(({ eb, ref }) => eb(emailKeyOf(ref('a.email')), '=', emailKeyOf(email)))
    .where('p.status', '<>', 'draft');
  return db
    .selectFrom(own.union(named).as('mine'))
    .crossJoinLateral(({ ref }) => namedIn(ref('mine.id'), ref('mine.owner_id')).as('named'))
    .select(['named.userId', 'named.email']);
};

const declaredBy = (id: Id, email: Expression<string>) => {
  const inReviews = db
    .selectFrom('reviews')
    .select('paper_id')
    .where('reviewer_id', '=', id)
    .where('declared_conflict', 'is not', null);
  const inInvitations = db
    .selectFrom('review_invitations')
    .select('paper_id')
    .where(({ eb, ref }) => eb(emailKeyOf(ref('email')), '=', emailKeyOf(email)))
    .where('declared_conflict', 'is not', null);
  const inBids = db.selectFrom('paper_conflicts').select('paper_id').where('user_id', '=', id);
  return arrayOf(inReviews.union(inInvitations).union(inBids));
};

const findPool = statement(() =>
  db
    .selectFrom('users as u')
    .innerJoin('editions as e', (join) => join.on(({ ref }) => ref('e.is_current')))
    .leftJoin('reviewer_profiles as f', 'f.user_id', 'u.id')
    .select(({ ref, fn, lit, selectFrom }) => [
      'u.id',
      sql<string>`u.first_name || ' ' || u.last_name`.as('name'),
      'u.email',
      'u.organization',
      'u.role',
      sql<string[]>`coalesce(f.topics, '{}')`.as('topics'),
      fn.coalesce('f.is_paused', lit(false)).as('isPaused'),
      fn
        .coalesce('f.max_load', sql<number>`(e.document -> 'limits' ->> 'papersPerReviewer')::int`)
        .as('maxLoad'),
      selectFrom('reviews as r')
        .innerJoin('papers as p', 'p.id', 'r.paper_id')
        .select(count().as('load'))
        .whereRef('r.reviewer_id', '=', 'u.id')
        .where('r.status', '<>', 'declined')
        .whereRef('p.edition_id', '=', 'e.id')
        .where('p.status', '<>', 'withdrawn')
        .$asScalar()
        .$notNull()
        .as('load'),
      jsonArrayFrom(coAuthorsOf(ref('u.id'), ref('u.email'))).as('coAuthors'),
      declaredBy(ref('u.id'), ref('u.email')).as('declared'),
      jsonArrayFrom(relationsOf(ref('u.id'))).as('relations'),
      sql<string[]>`ARRAY(${listedInstitutionsOf(ref('u.email'))})`.as('listed'),
      selectFrom('reviews as d')
        .select(count().as('count'))
        .whereRef('d.reviewer_id', '=', 'u.id')
        .where('d.status', '=', 'submitted')
        .$asScalar()
        .$notNull()
        .as('finished'),
    ])
    .where('u.role', 'in', ['reviewer', 'admin'])
    .where(({ not, ref }) => not(ref('u.is_disabled')))
    .where(({ ref }) => ref('u.is_email_verified'))
    .orderBy('u.id'),
);

const findPerson = statement((p: Person) => {
  const [id, email] = [param(p.id, 'uuid'), param(p.email, 'text')];
  return db.selectNoFrom([
    jsonArrayFrom(coAuthorsOf(id, email)).as('coAuthors'),
    declaredBy(id, email).as('declared'),
    jsonArrayFrom(relationsOf(id)).as('relations'),
    sql<string[]>`ARRAY(${listedInstitutionsOf(email)})`.as('listed'),
  ]);
});

const findAuthors = statement((p: { paperIds: string[] }) =>
  db
    .selectFrom('papers as p')
    .select(({ ref }) => [
      'p.id',
      jsonArrayFrom(namedIn(ref('p.id'), ref('p.owner_id'))).as('authors'),
      sql<string[]>`ARRAY(
        SELECT i.name FROM (${namedIn(ref('p.id'), ref('p.owner_id'))}) named
         CROSS JOIN LATERAL (${listedInstitutionsOf(sql.ref('named.email'))}) i)`.as('listed'),
    ])
    .where('p.id', '=', anyOf(p.paperIds)),
);

interface Asked extends PaperReader {
  ids: string[] | null;
}

const lacking = (asked: Asked) =>
  db
    .selectFrom('papers as p')
    .innerJoin('editions as e', 'e.id', 'p.edition_id')
    .select(({ selectFrom }) => {
      const ofRound = selectFrom('reviews as r')
        .whereRef('r.paper_id', '=', 'p.id')
        .whereRef('r.round', '=', 'p.round');
      const assigned = ofRound.select(count().as('count')).where('r.status', '<>', 'declined');
      const invitations = selectFrom('review_invitations as i')
        .select(count().as('count'))
        .whereRef('i.paper_id', '=', 'p.id')
        .whereRef('i.round', '=', 'p.round')
        .where('i.responded_at', 'is', null)
        .where('i.expires_at', '>', sql<Date>`now()`);
      const held = heldRequestsFor(sql.ref<string>('p.id'));
      return [
        'p.id',
        'p.number',
        'p.title',
        'p.topic',
        arrayOf(ofRound.select('r.reviewer_id').where('r.status', '<>', 'declined')).as('assigned'),
        // Includes reviewers who declined, and those whom requests on hold ask.
        arrayOf(
          ofRound
            .select('r.reviewer_id')
            .unionAll(held.select(heldReviewerId.$castTo<string>().as('reviewer_id'))),
        ).as('invited'),
        sql<number>`${currentLimit('reviewersInvited', sql.ref('p.topic'))}
          - ${assigned} - ${invitations} - ${held.select(count().as('count'))}`.as('wanted'),
      ];
    })
    .where(({ ref }) => ref('e.is_current'))
    .where('p.status', '=', 'under-review')
    .where(({ ref }) => counts(isSample(ref('p.owner_id'))))
    .where(({ or, eb }) =>
      or([eb(param(asked.ids, 'uuid[]'), 'is', null), sql<boolean>`p.id = ANY(${asked.ids})`]),
    )
    .where(({ not }) => not(isHiddenFrom(asked)));

/** Without papers that the chair has a conflict with. */
export const findLacking = statement((p: Asked) =>
  db
    .selectFrom(lacking(p).as('lacking'))
    .selectAll()
    .where('wanted', '>', 0)
    .orderBy('number')
    .orderBy('id')
    .limit(MAX_PROPOSED),
);

interface Of {
  paperIds: string[];
}

export const findTextAffinities = statement((p: Of) =>
  db
    .selectFrom('text_affinities')
    .select(['paper_id as paperId', 'reviewer_id as reviewerId', 'score', 'terms'])
    .where('paper_id', '=', anyOf(p.paperIds)),
);

export const findBids = statement((p: Of) =>
  db
    .selectFrom('bids')
    .select(['paper_id as paperId', 'reviewer_id as reviewerId', 'level'])
    .where('paper_id', '=', anyOf(p.paperIds)),
);

@Injectable()
export class ReviewerPool {
  /** Reviewers and admins with a verified address. */
  async all(tx: EntityManager): Promise<PooledReviewer[]> {
    const rows = await findPool.all(tx);
    return rows.map(({ coAuthors, declared, relations, listed, ...row }) => {
      const self = [{ userId: row.id, email: row.email }];
      const compared = new ComparedReviewer({ self, listed, relations, coAuthors, declared });
      return { ...row, compared };
    });
  }

  async compare(tx: EntityManager, { id, email }: Person): Promise<ComparedReviewer> {
    const known = await findPerson.one(tx, { id, email });
    return new ComparedReviewer({ self: [{ userId: id, email }], ...known });
  }

  async authorsOf(tx: EntityManager, paperIds: string[]): Promise<Map<string, Authors>> {
    const rows = await findAuthors.all(tx, { paperIds });
    return new Map(rows.map(({ id, authors, listed }) => [id, new Authors(authors, listed)]));
  }
}
