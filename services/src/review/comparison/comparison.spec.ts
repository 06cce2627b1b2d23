import { permit, type Person } from '../../../test/people.js';
import { reviewsOf, submittedPaper } from '../../../test/papers.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import type { Comparison } from './comparison.schema.js';

let server: TestApp;
let chair: Person;
let author: Person;
let reviewers: Person[];
beforeAll(async () => {
  server = await startTestApp();
  chair = await server.person('admin');
  author = await server.person('user');
  reviewers = [];
  for (let n = 0; n < 3; n += 1) reviewers.push(await server.person('reviewer'));
});
afterAll(() => server.stop());

const compare = async ({ token } = chair): Promise<Comparison> =>
  (await server.call('GET', '/admin/papers/comparison', { token })).body;

/** One score for each reviewer, in turn. */
async function scored(scores: number[], changes: object = {}, round = 1): Promise<string> {
  const paper = { status: 'under-review' as const, round, ...changes };
  const id = await submittedPaper(server, author.user.id, paper);
  for (const [at, score] of scores.entries())
    await reviewsOf(server, id, [reviewers[at]!.user.id], {
      ...{ criteria: { originality: score, method: score }, confidence: at + 1, alias: at + 1 },
      recommendation: score > 3 ? 'accepted' : 'rejected',
    });
  return id;
}
const of = ({ papers }: Comparison, id: string) => papers.find((paper) => paper.id === id);

it('shows papers with their scores, and reviewers with their bias', async () => {
  const [high, low] = [await scored([5, 3]), await scored([3, 1])];
  await scored([]);
  const unfinished = { status: 'accepted', criteria: { originality: 1 }, alias: 3 } as const;
  await reviewsOf(server, low, [reviewers[2]!.user.id], unfinished);
  const all = await compare();
  expect(all.papers.map(({ id }) => id).toSorted()).toEqual([high, low].toSorted());
  expect(of(all, high)).toMatchObject({
    ...{ mean: 4, decision: null, deviation: expect.closeTo(Math.SQRT2) },
    weighted: expect.closeTo((5 + 2 * 3) / 3),
    compared: [
      { alias: 1, score: 5, confidence: 1, recommendation: 'accepted' },
      { alias: 2, score: 3, confidence: 2, recommendation: 'rejected' },
    ],
  });
  // Both reviewed the same two papers: the papers stay as they are.
  expect(of(all, high)?.adjusted).toBeCloseTo(4);
  expect(all.reviewers).toMatchObject([
    { id: reviewers[1]!.user.id, reviews: 2, mean: 2, bias: expect.any(Number) },
    { id: reviewers[0]!.user.id, reviews: 2, mean: 4, deviation: expect.closeTo(Math.SQRT2) },
  ]);
  expect(all.reviewers[0]?.bias).toBeLessThan(0);
});

it('takes the newest round with reviews, and the last decision', async () => {
  const id = await scored([4], {}, 2);
  const decide = (decision: string, at: string, reopened: string | null = null) =>
    server.dataSource.query(
      `INSERT INTO paper_decisions (id, paper_id, round, decision, note_to_authors, note_to_committee,
         recorded_at, recorded_by, reopened_at) VALUES (gen_random_uuid(), $1, 1, $2, '', '', $3, $4, $5)`,
      [id, decision, at, chair.user.id, reopened],
    );
  await decide('minor-corrections', '2026-01-01');
  await decide('rejected', '2026-01-02', '2026-01-03');
  expect(of(await compare(), id)).toMatchObject({
    ...{ mean: 4, round: 2, decision: 'minor-corrections' },
  });
});

it('shows the recommendation of the meta-review once it is submitted', async () => {
  const id = await scored([4]);
  expect(of(await compare(), id)?.metaReview).toBeNull();
  await server.dataSource.query(
    `INSERT INTO meta_reviews (paper_id, round, reviewer_id, assigned_at) VALUES ($1, 1, $2, now())`,
    [id, reviewers[2]!.user.id],
  );
  expect(of(await compare(), id)?.metaReview).toEqual({ recommendation: null });
  await server.dataSource.query(
    `UPDATE meta_reviews SET submitted_at = now(), form = '{"recommendation": "rejected", "text": "No."}'
      WHERE paper_id = $1`,
    [id],
  );
  expect(of(await compare(), id)?.metaReview).toEqual({ recommendation: 'rejected' });
});

it('tells nothing of papers that the chair has a conflict with', async () => {
  const conflicted = await server.person('admin');
  await permit(server, conflicted, ['chair']);
  const title = 'Hidden from one chair';
  const id = await scored([1, 1, 1], { title, authors: [{ email: conflicted.user.email }] });
  const [seen, hidden] = [await compare(), await compare(conflicted)];
  expect(of(seen, id)).toMatchObject({ mean: 1 });
  expect(JSON.stringify(hidden)).not.toContain(id);
  const reviewer = reviewers[2]!.user.id;
  expect(seen.reviewers.map((each) => each.id)).toContain(reviewer);
  expect(hidden.reviewers.map((each) => each.id)).not.toContain(reviewer);
});

it('is for organisers who may read papers', async () => {
  const finance = await server.person('admin');
  await permit(server, finance, ['finance']);
  const path = '/admin/papers/comparison';
  expect((await server.call('GET', path, { token: finance.token })).status).toBe(403);
  expect((await server.call('GET', path, { token: reviewers[0]!.token })).status).toBe(403);
});
