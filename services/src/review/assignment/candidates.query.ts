import type { ReviewStatus } from '../reviews/review-status.js';
import { statement } from '../../platform/database/statement.js';
import { db } from '../../platform/database/db.js';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { ChairPapers } from '../decisions/chair-papers.js';
import type { ReviewCandidate } from './assignments.schema.js';
import { OVERRIDABLE } from '../conflicts/conflicts.js';
import { ReviewerPool } from './assignment.read-model.js';
import { findHeldRequests } from './held-requests.read-model.js';

const MAX_ITEMS = 50;

const findStatuses = statement((p: { paperId: string; round: number }) =>
  db
    .selectFrom('reviews')
    .select(['reviewer_id as id', 'status'])
    .where('paper_id', '=', p.paperId)
    .where('round', '=', p.round),
);

@Injectable()
export class CandidatesQuery {
  constructor(
    private readonly dataSource: DataSource,
    private readonly papers: ChairPapers,
    private readonly pool: ReviewerPool,
  ) {}

  /** @throws AppError NOT_FOUND, for the chair's own papers as well */
  async of(chair: AuthenticatedUser, paperId: string, q = '') {
    const tx = this.dataSource.manager;
    const { topic, round } = await this.papers.read(tx, chair, paperId);
    const authors = (await this.pool.authorsOf(tx, [paperId])).get(paperId);
    const reviews = await this.reviewsOf(paperId, round);
    const held = await findHeldRequests.all(tx, { paperId });
    const onHold = new Set(held.map(({ reviewerId }) => reviewerId));
    const all = (await this.pool.all(tx)).map(({ compared, role: _role, ...person }) => {
      const conflict = authors ? compared.conflictWith(paperId, authors) : null;
      return {
        ...person,
        knowsTopic: person.topics.includes(topic),
        conflict,
        institution:
          authors && conflict === 'institution' ? compared.sharedInstitution(authors) : null,
        canOverride: conflict !== null && OVERRIDABLE.includes(conflict),
        isOnHold: onHold.has(person.id),
        review: reviews.get(person.id) ?? null,
      };
    });
    const found = all.filter((person) => isFound(person, q)).sort(bySuitability);
    return { items: found.slice(0, MAX_ITEMS), total: found.length };
  }

  private async reviewsOf(paperId: string, round: number): Promise<Map<string, ReviewStatus>> {
    const rows = await findStatuses.all(this.dataSource, { paperId, round });
    return new Map(rows.map(({ id, status }) => [id, status]));
  }
}

function isFound({ name, email, organization, topics }: ReviewCandidate, q: string): boolean {
  const text = [name, email, organization, ...topics].join(' ').toLowerCase();
  return text.includes(q.toLowerCase());
}

function bySuitability(a: ReviewCandidate, b: ReviewCandidate): number {
  const cost = (each: ReviewCandidate) => [
    each.review === null ? 0 : 1,
    each.conflict === null ? 0 : 1,
    each.isPaused || each.load >= each.maxLoad ? 1 : 0,
    each.knowsTopic ? 0 : 1,
    each.load / Math.max(1, each.maxLoad),
  ];
  const [left, right] = [cost(a), cost(b)];
  const first = left.findIndex((value, at) => value !== right[at]);
  return first === -1 ? a.name.localeCompare(b.name) : (left[first] ?? 0) - (right[first] ?? 0);
}
