import { makePaper } from '../../../test/registration-data.js';
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

it('counts what waits for administrators', async () => {
  const [author, admin] = [await server.person('user'), await server.person('admin')];
  await paperToReview(server, author.user.id);
  for (const status of ['submitted', 'submitted', 'revision-submitted'] as const) {
    await makePaper(server.app, author.user.id, status);
  }
  await server.call('POST', '/contact', {
    body: {
      name: 'Ada',
      email: author.user.email,
      subject: 'Visa',
      category: 'Registration',
      message: 'Do you write letters?',
    },
  });
  expect((await openWork(admin.token)).body).toEqual({
    items: [
      { kind: 'submitted', count: 2 },
      { kind: 'revisions', count: 1 },
      { kind: 'enquiries', count: 1 },
    ],
  });
});

it('is for reviewers and administrators', async () => {
  const { token } = await server.person('user');
  expect(await openWork(token)).toMatchObject({ status: 403 });
});
