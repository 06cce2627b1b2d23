import { makePaper } from '../../../test/registration-data.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import type { PresentedAssignment } from '../reviews/review.schema.js';
import { SampleReviews } from './sample-reviews.js';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());

it('makes samples of each status, none of them overdue', async () => {
  const [author, reviewer] = [await server.person('user'), await server.person('reviewer')];
  const people = [author, reviewer].map(({ user }) => user.id);
  await server.dataSource.query('UPDATE users SET is_sample = true WHERE id = ANY($1)', [people]);
  for (const status of ['under-review', 'under-review', 'accepted', 'draft'] as const) {
    await makePaper(server.app, author.user.id, status);
  }
  await server.app.get(SampleReviews, { strict: false }).make();
  const { body } = await server.call('GET', '/reviews', { token: reviewer.token });
  const states = (body.items as PresentedAssignment[]).map(({ status }) => status);
  expect(states.toSorted()).toEqual(['accepted', 'invited', 'submitted']);
  expect(body.items).not.toContainEqual(expect.objectContaining({ isOverdue: true }));
});
