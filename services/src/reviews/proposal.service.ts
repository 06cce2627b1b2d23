import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SignedInUser } from '../auth/current-user.js';
import { MOST_PAPERS, type ReviewProposal } from './assignments.schema.js';
import { proposeReviewers } from './proposal.js';
import { ReviewerPool } from './reviewer-pool.js';

interface LackingPaper {
  id: string;
  number: number | null;
  title: string;
  topic: string;
  wanted: number;
  /** Everybody who has or had a review of this round. */
  asked: string[];
}

/** Papers under review with fewer reviewers than the edition invites, by number; never the chair's own. */
const LACKING = `
  SELECT * FROM (
    SELECT p.id, p.number, p.title, p.topic,
           ARRAY(SELECT reviewer_id FROM reviews r
                  WHERE r.paper_id = p.id AND r.round = p.round) AS asked,
           (e.document -> 'limits' ->> 'reviewersInvited')::int
             - (SELECT count(*)::int FROM reviews r
                 WHERE r.paper_id = p.id AND r.round = p.round AND r.status <> 'declined')
             - (SELECT count(*)::int FROM review_invitations i
                 WHERE i.paper_id = p.id AND i.round = p.round AND i.answered_at IS NULL
                   AND i.expires_at > now()) AS wanted
      FROM papers p JOIN editions e ON e.id = p.edition_id AND e.is_current
     WHERE p.status = 'under-review' AND ($1::uuid[] IS NULL OR p.id = ANY ($1))
       AND p.owner_id <> $2 AND NOT EXISTS (
         SELECT FROM paper_authors a WHERE a.paper_id = p.id AND lower(a.email) = lower($3))
  ) lacking WHERE wanted > 0 ORDER BY number, id LIMIT ${MOST_PAPERS}`;

/** Whom to ask for papers that lack reviewers. */
@Injectable()
export class ProposalService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly pool: ReviewerPool,
  ) {}

  /** Reviewers alone: admins are asked by hand. Nothing is stored. */
  async propose(chair: SignedInUser, ids?: string[]): Promise<ReviewProposal> {
    const tx = this.dataSource.manager;
    const papers = await tx.query<LackingPaper[]>(LACKING, [ids ?? null, chair.id, chair.email]);
    const authors = await this.pool.authorsOf(
      tx,
      papers.map(({ id }) => id),
    );
    const pool = (await this.pool.all(tx)).filter(
      ({ role, isPaused }) => role === 'reviewer' && !isPaused,
    );
    const people = new Map(pool.map((person) => [person.id, person]));
    const asked = new Map(papers.map((paper) => [paper.id, new Set(paper.asked)]));
    const given = proposeReviewers(papers, pool, (reviewerId, paperId) => {
      const by = authors.get(paperId);
      if (!by || asked.get(paperId)?.has(reviewerId)) return false;
      return people.get(reviewerId)?.compared.conflictWith(paperId, by) === null;
    });
    const loads = loadsWith(given);
    const items = papers.map(({ asked: _asked, ...paper }) => ({
      ...paper,
      reviewers: (given.get(paper.id) ?? []).flatMap((id) => {
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
