import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { DataSource } from 'typeorm';
import type { Decision } from '../../papers/status/paper-status.js';
import { Clock } from '../../platform/core/clock.js';
import { db } from '../../platform/database/db.js';
import { anyOf } from '../../platform/database/expressions.js';
import { statement } from '../../platform/database/statement.js';
import type { PermittedUser } from '../../platform/http/policy/current-user.js';
import { list, readAll } from '../../platform/lists/keyset.js';
import { papers } from '../admin/admin-papers.read-model.js';
import { papersForChairs, presentRow } from '../admin/paper-rows.read-model.js';
import { paperReader } from '../conflicts/conflicted-papers.read-model.js';
import { metaRecommendation } from '../meta-reviews/meta-reviews.read-model.js';
import { shepherdAnswer } from '../shepherds/shepherds.read-model.js';
import { adjustScores, deviation, mean, weightedMean } from './adjusted-scores.js';
import type { ComparedPaper, ComparedReview, Comparison } from './comparison.schema.js';

/* Also reads `papers` and `users`: which papers the chair sees, and the names of reviewers. */

const submitted = sql`r.paper_id = p.id AND r.status = 'submitted'`;

/** Of the newest round that has some: a corrected paper is accepted without new reviews. */
const submittedReviews = sql<ComparedReview[]>`(
  SELECT coalesce(json_agg(json_build_object(
           'reviewerId', r.reviewer_id, 'alias', r.alias, 'confidence', r.confidence,
           'recommendation', r.recommendation,
           'score', (SELECT avg(c.value::numeric) FROM jsonb_each_text(r.criteria) c)) ORDER BY r.alias), '[]')
    FROM reviews r
   WHERE ${submitted} AND r.criteria <> '{}'
     AND r.round = (SELECT max(r.round) FROM reviews r WHERE ${submitted}))`;

const lastDecision = sql<Decision | null>`(
  SELECT d.decision FROM paper_decisions d
   WHERE d.paper_id = p.id AND d.reopened_at IS NULL ORDER BY d.recorded_at DESC LIMIT 1)`;

const compared = list({
  ...papers,
  query: papersForChairs
    .select([
      submittedReviews.as('compared'),
      lastDecision.as('decision'),
      metaRecommendation.as('metaReview'),
      shepherdAnswer.as('shepherd'),
    ])
    .where(sql<boolean>`EXISTS (SELECT FROM reviews r WHERE ${submitted} AND r.criteria <> '{}')`),
});

const namesOf = statement((p: { ids: string[] }) =>
  db
    .selectFrom('users')
    .select(['id', sql<string>`first_name || ' ' || last_name`.as('name')])
    .where('id', '=', anyOf(p.ids)),
);

/** Papers next to each other by their scores, and how their reviewers score. */
@Injectable()
export class ComparisonQuery {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Reviews of papers that the chair must not see count for nothing, so that no figure tells of them. */
  async compare(chair: PermittedUser): Promise<Comparison> {
    const now = this.clock.now();
    const found: Omit<ComparedPaper, 'mean' | 'adjusted' | 'weighted' | 'deviation'>[] = [];
    const asked = { ...paperReader(chair), now };
    for await (const row of readAll(this.dataSource, compared, asked, 'number')) {
      const { compared: reviews, decision, metaReview, shepherd } = row;
      found.push({ ...presentRow(row, now), decision, metaReview, shepherd, compared: reviews });
    }
    const reviews = found.flatMap(({ id, compared }) =>
      compared.map(({ reviewerId, score }) => ({ paperId: id, reviewerId, score })),
    );
    const { papers: adjusted, biases } = adjustScores(reviews);
    const scoresOf = new Map<string, number[]>();
    for (const { reviewerId, score } of reviews) {
      const scores = scoresOf.get(reviewerId);
      if (scores) scores.push(score);
      else scoresOf.set(reviewerId, [score]);
    }
    const names = await namesOf.all(this.dataSource, { ids: [...biases.keys()] });
    const reviewers = names.map(({ id, name }) => {
      const scores = scoresOf.get(id) ?? [];
      const bias = biases.get(id) ?? 0;
      return {
        ...{ id, name, bias, reviews: scores.length, mean: mean(scores) },
        deviation: deviation(scores),
      };
    });
    return {
      papers: found.map((paper) => {
        const scores = paper.compared.map(({ score }) => score);
        return {
          ...paper,
          ...{ mean: mean(scores), adjusted: adjusted.get(paper.id) ?? mean(scores) },
          ...{ weighted: weightedMean(paper.compared), deviation: deviation(scores) },
        };
      }),
      reviewers: reviewers.toSorted((a, b) => a.bias - b.bias),
    };
  }
}
