import { makePaper } from '../../test/registration-data.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';
import { newId } from '../common/new-id.js';
import { after, DAY } from '../common/time.js';
import { Review } from './review.entity.js';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());

const mine = (token: string) => server.call('GET', '/reviews', { token });

async function assign(reviewerId: string, paperId: string, days: number) {
  const createdAt = new Date();
  const review = {
    id: newId(),
    paperId,
    reviewerId,
    createdAt,
    dueAt: after(createdAt, days * DAY),
  };
  await server.dataSource.manager.insert(Review, { ...review, status: 'invited' });
  return review;
}

describe('GET /reviews', () => {
  it('is empty for a reviewer without assignments, and for an admin', async () => {
    for (const kind of ['reviewer', 'admin'] as const) {
      const { token } = await server.person(kind);
      expect(await mine(token)).toMatchObject({ status: 200, body: { items: [] } });
    }
  });

  it('lists one’s own assignments, the most urgent first, and no trace of the authors', async () => {
    const author = await server.person('user');
    const reviewer = await server.person('reviewer');
    const other = await server.person('reviewer');
    const papers = [
      await makePaper(server.app, author.user.id, 'under-review'),
      await makePaper(server.app, author.user.id, 'under-review'),
    ] as const;
    const late = await assign(reviewer.user.id, papers[0], 9);
    const soon = await assign(reviewer.user.id, papers[1], 2);
    await assign(other.user.id, papers[1], 1);

    const { body } = await mine(reviewer.token);
    expect(body.items).toEqual(
      [soon, late].map(({ id, paperId, dueAt }) => ({
        id,
        paperId,
        paperTitle: 'Radio and its machines',
        paperKind: 'full-paper',
        status: 'invited',
        dueAt: dueAt.toISOString(),
      })),
    );
    const { email, id, organization } = author.user;
    for (const trace of [email, id, organization]) {
      expect(JSON.stringify(body)).not.toContain(trace);
    }
  });
});
