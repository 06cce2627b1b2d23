import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { paperReader } from '../conflicts/conflicted-papers.read-model.js';
import type { ReviewProposal } from './assignments.schema.js';
import { proposeReviewers } from './proposal.js';
import { findLacking, ReviewerPool } from './assignment.read-model.js';

@Injectable()
export class ProposalService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly pool: ReviewerPool,
  ) {}

  /** Proposes no admins. Stores nothing. */
  async propose(chair: AuthenticatedUser, ids?: string[]): Promise<ReviewProposal> {
    const tx = this.dataSource.manager;
    const papers = await findLacking.all(tx, {
      ids: ids ?? null,
      ...paperReader(chair),
    });
    const authors = await this.pool.authorsOf(
      tx,
      papers.map(({ id }) => id),
    );
    const pool = (await this.pool.all(tx)).filter(
      ({ role, isPaused }) => role === 'reviewer' && !isPaused,
    );
    const people = new Map(pool.map((person) => [person.id, person]));
    const invited = new Map(papers.map((paper) => [paper.id, new Set(paper.invited)]));
    const proposed = proposeReviewers(papers, pool, (reviewerId, paperId) => {
      const by = authors.get(paperId);
      if (!by || invited.get(paperId)?.has(reviewerId)) return false;
      return people.get(reviewerId)?.compared.conflictWith(paperId, by) === null;
    });
    const loads = loadsWith(proposed);
    const items = papers.map(({ invited: _invited, ...paper }) => ({
      ...paper,
      reviewers: (proposed.get(paper.id) ?? []).flatMap((id) => {
        const person = people.get(id);
        if (!person) return [];
        const { name, organization, topics, load, maxLoad } = person;
        return {
          id,
          name,
          organization,
          knowsTopic: topics.includes(paper.topic),
          load: load + (loads.get(id) ?? 0),
          maxLoad,
        };
      }),
    }));
    return { items };
  }
}

function loadsWith(given: Map<string, string[]>): Map<string, number> {
  const loads = new Map<string, number>();
  for (const id of [...given.values()].flat()) loads.set(id, (loads.get(id) ?? 0) + 1);
  return loads;
}
