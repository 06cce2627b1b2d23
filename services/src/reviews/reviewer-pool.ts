import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Role } from '../users/role.js';
import { Authors, type Candidate, ComparedReviewer, type Named } from './conflicts.js';

/** Somebody who can be asked to review, with how much they have and know. */
export interface PooledReviewer {
  id: string;
  name: string;
  email: string;
  organization: string;
  role: Role;
  topics: string[];
  /** Papers of the edition that they review or have reviewed. */
  load: number;
  maxLoad: number;
  isPaused: boolean;
  compared: ComparedReviewer;
}

interface Person {
  /** Null for an address without an account. */
  id: string | null;
  email: string;
}

/** Authors of papers that a person, whose id and address are SQL, owns or is named in; drafts left out. */
const coAuthors = (id: string, email: string) => `
  SELECT coalesce(json_agg(json_build_object('userId', named.user_id, 'email', named.email)), '[]')
    FROM (SELECT p.id, p.owner_id FROM papers p WHERE p.owner_id = ${id} AND p.status <> 'draft'
          UNION
          SELECT p.id, p.owner_id FROM paper_authors a JOIN papers p ON p.id = a.paper_id
           WHERE lower(a.email) = lower(${email}) AND p.status <> 'draft') mine
    CROSS JOIN LATERAL (
      SELECT NULL::uuid AS user_id, b.email FROM paper_authors b WHERE b.paper_id = mine.id
      UNION ALL
      SELECT o.id, o.email FROM users o WHERE o.id = mine.owner_id) named`;

const declared = (id: string, email: string) => `
  SELECT coalesce(json_agg(said.paper_id), '[]') FROM (
    SELECT paper_id FROM reviews WHERE reviewer_id = ${id} AND declared_conflict IS NOT NULL
    UNION
    SELECT paper_id FROM review_invitations
     WHERE lower(email) = lower(${email}) AND declared_conflict IS NOT NULL) said`;

const POOL = `
  SELECT u.id, u.first_name || ' ' || u.last_name AS name, u.email, u.organization, u.role,
         coalesce(f.topics, '{}') AS topics, coalesce(f.is_paused, false) AS "isPaused",
         coalesce(f.max_load, (e.document -> 'limits' ->> 'papersPerReviewer')::int) AS "maxLoad",
         (SELECT count(*)::int FROM reviews r JOIN papers p ON p.id = r.paper_id
           WHERE r.reviewer_id = u.id AND r.status <> 'declined' AND p.edition_id = e.id
             AND p.status <> 'withdrawn') AS load,
         (${coAuthors('u.id', 'u.email')}) AS "coAuthors",
         (${declared('u.id', 'u.email')}) AS declared
    FROM users u CROSS JOIN (SELECT * FROM editions WHERE is_current) e
         LEFT JOIN reviewer_profiles f ON f.user_id = u.id
   WHERE u.role IN ('reviewer', 'admin') AND NOT u.is_disabled AND u.is_email_verified
   ORDER BY u.id`;

const PERSON = `
  SELECT (${coAuthors('$1::uuid', '$2::text')}) AS "coAuthors", (${declared('$1::uuid', '$2::text')}) AS declared`;

const AUTHORS = `
  SELECT p.id, json_agg(json_build_object('userId', named.user_id, 'email', named.email)) AS authors
    FROM papers p CROSS JOIN LATERAL (
      SELECT NULL::uuid AS user_id, a.email FROM paper_authors a WHERE a.paper_id = p.id
      UNION ALL
      SELECT o.id, o.email FROM users o WHERE o.id = p.owner_id) named
   WHERE p.id = ANY ($1) GROUP BY p.id`;

type PoolRow = Omit<PooledReviewer, 'compared'> & Pick<Candidate, 'coAuthors' | 'declared'>;

/** Who can review, and what stands between them and a paper. */
@Injectable()
export class ReviewerPool {
  /** Reviewers and admins with a verified address, by id. */
  async all(tx: EntityManager): Promise<PooledReviewer[]> {
    const rows = await tx.query<PoolRow[]>(POOL);
    return rows.map(({ coAuthors: others, declared: papers, ...row }) => {
      const self = [{ userId: row.id, email: row.email }];
      const compared = new ComparedReviewer({ self, coAuthors: others, declared: papers });
      return { ...row, compared };
    });
  }

  async compare(tx: EntityManager, { id, email }: Person): Promise<ComparedReviewer> {
    const rows = await tx.query<Pick<Candidate, 'coAuthors' | 'declared'>[]>(PERSON, [id, email]);
    const { coAuthors: others, declared: papers } = rows[0] ?? { coAuthors: [], declared: [] };
    const self = [{ userId: id, email }];
    return new ComparedReviewer({ self, coAuthors: others, declared: papers });
  }

  async authorsOf(tx: EntityManager, paperIds: string[]): Promise<Map<string, Authors>> {
    const rows = await tx.query<{ id: string; authors: Named[] }[]>(AUTHORS, [paperIds]);
    return new Map(rows.map(({ id, authors }) => [id, new Authors(authors)]));
  }
}
