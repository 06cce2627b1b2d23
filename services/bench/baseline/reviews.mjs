import { presentReview, canWrite } from '../../dist/review/reviews/review.presenter.js';
import { reviewOf } from '../../dist/review/reviews/review.read-model.js';
import {
  reviewPaperParamsSchema,
  reviewSubmissionSchema,
} from '../../dist/review/reviews/review.schema.js';
import { email } from './authors.mjs';
import { AUDIT, connectionOf, transaction } from './transaction.mjs';

export function reviews(routes, pool) {
  routes.post('/papers/:paperId/submit', async (request) => {
    const { paperId } = reviewPaperParamsSchema.parse(request.params);
    const form = reviewSubmissionSchema.parse(request.body);
    const { user } = request;
    return transaction(pool, async (client) => {
      await client.query('SELECT FROM papers WHERE id = $1 FOR SHARE', [paperId]);
      const row = await reviewOf(connectionOf(client), user.id, paperId);
      if (!canWrite(row, new Date()) || row.revision !== form.revision) throw new Error('409');
      await client.query(
        `UPDATE reviews SET status = 'submitted', revision = revision + 1, recommendation = $3,
                criteria = $4, confidence = $5, comments_to_authors = $6, comments_to_committee = $7,
                concern = $8, visible_to_authors = $9, submitted_at = now(), draft = NULL,
                draft_saved_at = NULL
          WHERE id = $1 AND revision = $2`,
        [
          ...[row.id, row.revision, form.recommendation, form.criteria, form.confidence],
          ...[form.commentsToAuthors, form.commentsToCommittee, form.concern],
          form.visibleToAuthors,
        ],
      );
      const entry = [user.id, 'review.submit', 'review', row.id, [], row.status, 'submitted'];
      await client.query(AUDIT, entry);
      const cause = `review-thanks:${user.id}:${row.id}`;
      await email(client, 'review-thanks', user.email, cause, { paperTitle: row.paperTitle });
      const after = await reviewOf(connectionOf(client), user.id, paperId);
      return presentReview(after, new Date());
    });
  });
}
