import { randomToken, tokenHash } from '../src/identity/credentials/random-token.js';
import { newId } from '../src/platform/core/new-id.js';
import { after, DAY } from '../src/platform/core/time.js';
import { PaperAuthor } from '../src/papers/paper/paper-author.entity.js';
import { PaperCoAuthor } from '../src/papers/paper/paper-co-author.entity.js';
import { Paper } from '../src/papers/paper/paper.entity.js';
import { Review } from '../src/review/reviews/review.entity.js';
import type { TestApp } from './test-app.js';

let numbers = 0;

type Changes = Partial<Paper> & { authors?: Partial<PaperAuthor>[] };

/** The owner's address is none of the authors'. */
export async function submittedPaper(
  { dataSource, clock }: TestApp,
  ownerId: string,
  { authors = [{}], ...changes }: Changes = {},
): Promise<string> {
  const [edition] = await dataSource.query<{ id: string }[]>('SELECT id FROM editions');
  const id = newId();
  const now = clock.now();
  await dataSource.manager.insert(Paper, {
    id,
    editionId: edition?.id,
    number: (numbers += 1),
    ownerId,
    kind: 'full-paper',
    title: 'Radio and its machines',
    topic: 'Synthetic media',
    abstract: 'What machines say on the radio.',
    status: 'submitted',
    submittedAt: now,
    acknowledgeBy: after(now, 3 * DAY),
    createdAt: now,
    ...changes,
  });
  await dataSource.manager.insert(
    PaperAuthor,
    authors.map((author, at) => ({
      paperId: id,
      position: at + 1,
      givenName: 'Esi',
      familyName: `Owusu ${at + 1}`,
      email: `${newId()}@author.example`,
      affiliation: 'University (sample)',
      country: 'Ghana',
      isPresenting: at === 0,
      isCorresponding: at === 0,
      ...author,
    })),
  );
  return id;
}

/** As if the author had been emailed at the submission. @returns the token of the email's link */
export async function invitedCoAuthor(
  { dataSource, clock }: TestApp,
  paperId: string,
  email: string,
): Promise<string> {
  const token = randomToken();
  const row = { id: newId(), paperId, email, tokenHash: tokenHash(token) };
  await dataSource.manager.insert(PaperCoAuthor, { ...row, invitedAt: clock.now() });
  return token;
}

/** Finished ones recommend to accept. */
export async function reviewsOf(
  { dataSource, clock }: TestApp,
  paperId: string,
  reviewerIds: string[],
  changes: Partial<Review> = {},
): Promise<string[]> {
  const ids = reviewerIds.map(() => newId());
  const now = clock.now();
  for (const [at, reviewerId] of reviewerIds.entries()) {
    await dataSource.manager.insert(Review, {
      id: ids[at],
      paperId,
      reviewerId,
      status: 'submitted',
      recommendation: 'accepted',
      commentsToAuthors: 'Sound work.',
      visibleToAuthors: ['recommendation', 'commentsToAuthors'],
      submittedAt: now,
      dueAt: after(now, 14 * DAY),
      createdAt: now,
      ...changes,
    });
  }
  return ids;
}
