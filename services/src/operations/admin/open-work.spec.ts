import { submittedPaper } from '../../../test/papers.js';
import { assign, paperToReview } from '../../../test/review-data.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());

const openWork = (token: string) => server.call('GET', '/open-work', { token });

it('counts the reviews that wait for the caller, and nothing else for reviewers', async () => {
  const [author, reviewer, other] = [
    await server.person('user'),
    await server.person('reviewer'),
    await server.person('reviewer'),
  ];
  expect(await openWork(reviewer.token)).toMatchObject({ status: 200, body: { items: [] } });
  for (const status of ['invited', 'accepted', 'submitted', 'declined'] as const) {
    const paperId = await paperToReview(server, author.user.id);
    await assign(server, reviewer.user.id, paperId, { status });
  }
  expect((await openWork(reviewer.token)).body).toEqual({ items: [{ kind: 'reviews', count: 2 }] });
  expect((await openWork(other.token)).body).toEqual({ items: [] });
});

it('counts what the dashboard lists for administrators', async () => {
  const [author, admin] = [await server.person('user'), await server.person('admin')];
  const work = async () => (await openWork(admin.token)).body.items as { count: number }[];
  const [{ count: before } = { count: 0 }] = await work();
  await submittedPaper(server, author.user.id, { number: 901 });
  expect(await work()).toEqual([{ kind: 'dashboard', count: before + 1 }]);
});

it('is for reviewers and administrators', async () => {
  const { token } = await server.person('user');
  expect(await openWork(token)).toMatchObject({ status: 403 });
});
