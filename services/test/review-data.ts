import { createHash } from 'node:crypto';
import { Disk } from 'flydrive';
import { newId } from '../src/platform/core/new-id.js';
import { after, DAY } from '../src/platform/core/time.js';
import type { ReviewField } from '../src/conference/editions/review-form.schema.js';
import { Review } from '../src/review/reviews/review.entity.js';
import { makePaper } from './registration-data.js';
import { pdf } from './sample-files.js';
import type { TestApp } from './test-app.js';

let numbers = 0;

export async function paperToReview(
  server: TestApp,
  ownerId: string,
  { title = 'Who moderates Yoruba?', fileName = 'manuscript.pdf', content = 'as it came' } = {},
): Promise<string> {
  const id = await makePaper(server.app, ownerId, 'under-review');
  await server.dataSource.query(
    `UPDATE papers SET number = $2, title = $3, topic = 'Media', abstract = 'How models fare.',
       keywords = '{radio,speech}' WHERE id = $1`,
    [id, (numbers += 1), title],
  );
  const original = await keepPdf(server, fileName, content);
  const stripped = await keepPdf(server, 'paper.pdf', `paper ${numbers}`);
  await server.dataSource.query(
    `INSERT INTO paper_versions (id, paper_id, number, stage, round, file_id, reviewer_file_id, pages,
       is_submitted, created_at) VALUES ($1, $2, 1, 'submission', 1, $3, $4, 7, true, now())`,
    [newId(), id, original, stripped],
  );
  return id;
}

async function keepPdf(server: TestApp, name: string, note: string): Promise<string> {
  const id = newId();
  const content = pdf(note);
  const sha256 = createHash('sha256').update(content).digest();
  const key = `paper/${id}.pdf`;
  await server.app.get(Disk, { strict: false }).put(key, content);
  await server.dataSource.query(
    `INSERT INTO files (id, storage_key, name, type, bytes, sha256, purpose, created_at)
     VALUES ($1, $2, $3, 'application/pdf', $4, $5, 'paper', now())`,
    [id, key, name, content.length, sha256],
  );
  return id;
}

/** As in the sample edition. */
export const AUTHORS_SEE: ReviewField[] = ['recommendation', 'commentsToAuthors'];

/** What a submission says of the form: as in the sample edition, which adds no fields. */
export const FORM_READ = { visibleToAuthors: AUTHORS_SEE, formVersion: 'none' };

export interface Assigned {
  id: string;
  paperId: string;
  dueAt: Date;
}

interface Terms {
  days?: number;
  status?: Review['status'];
  round?: number;
}

export async function assign(
  server: TestApp,
  reviewerId: string,
  paperId: string,
  { days = 10, status = 'invited', round = 1 }: Terms = {},
): Promise<Assigned> {
  const createdAt = server.clock.now();
  const review = { id: newId(), paperId, dueAt: after(createdAt, days * DAY) };
  await server.dataSource.manager.insert(Review, {
    ...review,
    reviewerId,
    status,
    round,
    createdAt,
    visibleToAuthors: status === 'submitted' ? AUTHORS_SEE : null,
  });
  return review;
}

export function reviewForm(changes: object = {}) {
  return {
    recommendation: 'minor-corrections',
    criteria: { originality: 4, relevance: 5, method: 3, clarity: 4, significance: 4 },
    confidence: 2,
    commentsToAuthors: 'The evaluation set is small but well described.',
    commentsToCommittee: '',
    concern: '',
    answers: {},
    ...changes,
  };
}
