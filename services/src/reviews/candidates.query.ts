import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SignedInUser } from '../auth/current-user.js';
import { ChairPapers } from '../decisions/chair-papers.js';
import type { ReviewCandidate } from './assignments.schema.js';
import { OVERRIDABLE } from './conflicts.js';
import { ReviewerPool } from './reviewer-pool.js';
import type { ReviewStatus } from './review.entity.js';

const MOST = 50;

/** Who could review a paper. */
@Injectable()
export class CandidatesQuery {
  constructor(
    private readonly dataSource: DataSource,
    private readonly papers: ChairPapers,
    private readonly pool: ReviewerPool,
  ) {}

  /** @throws AppError NOT_FOUND, for the chair's own papers as well */
  async of(chair: SignedInUser, paperId: string, q = '') {
    const tx = this.dataSource.manager;
    const { topic, round } = await this.papers.look(tx, chair, paperId);
    const authors = (await this.pool.authorsOf(tx, [paperId])).get(paperId);
    const reviews = await this.reviewsOf(paperId, round);
    const all = (await this.pool.all(tx)).map(({ compared, role: _role, ...person }) => {
      const conflict = authors ? compared.conflictWith(paperId, authors) : null;
      return {
        ...person,
        knowsTopic: person.topics.includes(topic),
        conflict,
        canOverride: conflict !== null && OVERRIDABLE.includes(conflict),
        review: reviews.get(person.id) ?? null,
      };
    });
    const found = all.filter((person) => isFound(person, q)).sort(bySuitability);
    return { items: found.slice(0, MOST), total: found.length };
  }

  private async reviewsOf(paperId: string, round: number): Promise<Map<string, ReviewStatus>> {
    const rows = await this.dataSource.query<{ id: string; status: ReviewStatus }[]>(
      'SELECT reviewer_id AS id, status FROM reviews WHERE paper_id = $1 AND round = $2',
      [paperId, round],
    );
    return new Map(rows.map(({ id, status }) => [id, status]));
  }
}

function isFound({ name, email, organization, topics }: ReviewCandidate, q: string): boolean {
  const text = [name, email, organization, ...topics].join(' ').toLowerCase();
  return text.includes(q.toLowerCase());
}

/** Free of conflicts, then with room, then by topic, then by how much of the limit is used. */
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
