import { download } from '../../../test/download.js';
import type { Person } from '../../../test/people.js';
import { reviewsOf, submittedPaper } from '../../../test/papers.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';

const TOPIC = 'Low-resource languages';

let server: TestApp;
let chair: Person;
let reviewer: Person;
beforeAll(async () => {
  server = await startTestApp();
  chair = await server.person('admin');
});
beforeEach(async () => {
  reviewer = await server.person('reviewer');
});
afterAll(() => server.stop());

const call = ({ token }: Person, method: string, path: string, body?: unknown) =>
  server.call(method, path, { token, body });
const terms = (changes: object = {}) => ({
  maxLoad: 2,
  topics: [TOPIC],
  isPaused: false,
  version: 0,
  ...changes,
});
const listOf = (value: unknown) => value as any[];
const list = async (query: string) =>
  (await call(chair, 'GET', `/admin/reviewers?limit=100&${query}`)).body;
const isReviewer = ({ id }: { id: string }) => id === reviewer.user.id;
const find = async (query: string) => listOf((await list(query)).items).find(isReviewer);
const underReview = async () =>
  submittedPaper(server, (await server.person('user')).user.id, { status: 'under-review' });

describe('a reviewer', () => {
  it('sets a limit, topics and a pause', async () => {
    const mine = '/reviews/profile';
    const before = await call(reviewer, 'GET', mine);
    expect(before.body).toEqual({ maxLoad: null, topics: [], isPaused: false, version: 0 });
    const wanted = terms({ isPaused: true });
    const saved = { ...wanted, version: 1 };
    expect(await call(reviewer, 'PUT', mine, wanted)).toMatchObject({ status: 200, body: saved });
    expect((await call(reviewer, 'GET', mine)).body).toEqual(saved);
    const data = await download(server, reviewer.token, { kind: 'my-data' });
    const { version, ...exported } = wanted;
    expect(await data.json()).toHaveProperty('reviewerProfile', exported);
    await call(reviewer, 'PUT', mine, terms({ maxLoad: null, version: version + 1 }));
    expect((await call(reviewer, 'GET', mine)).body).toMatchObject({ maxLoad: null });
  });

  it('gets 409 when the committee saved first', async () => {
    const save = (maxLoad: number, version: number) =>
      call(reviewer, 'PUT', '/reviews/profile', terms({ maxLoad, version }));
    const byChair = `/admin/reviewers/${reviewer.user.id}/profile`;
    await call(chair, 'PUT', byChair, terms({ maxLoad: 1 }));
    expect(await save(4, 0)).toMatchObject({
      status: 409,
      body: { code: 'CHANGED_MEANWHILE', current: terms({ maxLoad: 1, version: 1 }) },
    });
    expect((await save(4, 1)).status).toBe(200);
    // The same again, as after an answer that was lost.
    expect((await save(4, 1)).body.version).toBe(2);
    expect((await call(chair, 'PUT', byChair, terms({ version: 1 }))).status).toBe(409);
    const both = await Promise.all([save(5, 2), save(6, 2)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('gets 400 for invalid values', async () => {
    for (const [field, value] of [
      ['topics', ['Alchemy']],
      ['maxLoad', -1],
      ['maxLoad', 1.5],
      ['userId', chair.user.id],
    ] as const) {
      const answer = await call(reviewer, 'PUT', '/reviews/profile', terms({ [field]: value }));
      expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
    }
    expect((await call(reviewer, 'GET', '/reviews/profile')).body.topics).toEqual([]);
  });
});

describe('a chair', () => {
  const save = async (id: string, body: object) => {
    const { terms: seen } = (await call(chair, 'GET', `/admin/reviewers/${id}`)).body;
    const { version } = seen ?? terms();
    return call(chair, 'PUT', `/admin/reviewers/${id}/profile`, { ...body, version });
  };

  it('sets the limits of a reviewer, and the audit log names the changed fields', async () => {
    const { id } = reviewer.user;
    const answer = await save(id, terms());
    expect(answer).toMatchObject({
      status: 200,
      body: { id, limit: 2, terms: terms({ version: 1 }) },
    });
    await save(id, terms());
    await save(id, terms({ maxLoad: 5 }));
    const { body } = await call(chair, 'GET', `/admin/audit?subject=${id}`);
    const rows = listOf(body.items).filter(({ action }) => action === 'reviewer.terms-changed');
    expect(rows.map(({ fields }) => fields)).toEqual([['maxLoad'], ['maxLoad', 'topics']]);
    expect((await call(reviewer, 'GET', '/reviews/profile')).body.maxLoad).toBe(5);
  });

  it('gets 404 for accounts that cannot review', async () => {
    const { user } = await server.person('user');
    expect((await save(user.id, terms())).status).toBe(404);
    expect((await call(chair, 'GET', `/admin/reviewers/${user.id}`)).status).toBe(404);
  });

  it('lists reviewers by availability', async () => {
    const { id } = reviewer.user;
    expect(await find('availability=available')).toMatchObject({ load: 0, limit: 6, late: 0 });
    await save(id, terms({ maxLoad: 1 }));
    const [reviewId] = await reviewsOf(server, await underReview(), [id], { status: 'accepted' });
    expect(await find('availability=at-capacity')).toMatchObject({ load: 1, limit: 1, late: 0 });
    expect(await find('availability=available')).toBeUndefined();
    await server.dataSource.query(
      `UPDATE reviews SET due_at = now() - interval '1 day' WHERE id = $1`,
      [reviewId],
    );
    expect(await find(`topic=${encodeURIComponent(TOPIC)}`)).toMatchObject({ late: 1 });
    expect(await find('topic=Synthetic%20media')).toBeUndefined();
    const { counts: before } = await list('');
    await save(id, terms({ isPaused: true }));
    expect(await find('availability=paused')).toMatchObject({ terms: { isPaused: true } });
    const { counts } = await list('');
    expect(counts).toEqual({
      ...before,
      'at-capacity': before['at-capacity'] - 1,
      paused: before.paused + 1,
    });
  });

  it('pages and searches', async () => {
    await server.person('reviewer');
    const first = (await call(chair, 'GET', '/admin/reviewers?limit=1&sort=-load')).body;
    const path = `/admin/reviewers?limit=1&sort=-load&cursor=${first.nextCursor}`;
    const second = (await call(chair, 'GET', path)).body;
    expect(second.items[0].id).not.toBe(first.items[0].id);
    expect(await find(`q=${encodeURIComponent(reviewer.user.email)}`)).toBeDefined();
    expect((await list('q=nobody%20of%20this%20name')).items).toEqual([]);
  });
});

it('a proposal leaves out paused reviewers, and uses topics that were just saved', async () => {
  const propose = async (ids: string[]) =>
    (await call(chair, 'POST', '/admin/papers/proposal', { ids })).body.items[0].reviewers;
  const isProposed = async (paperId: string) => listOf(await propose([paperId])).find(isReviewer);
  await server.dataSource.query(
    `INSERT INTO reviewer_profiles (user_id, max_load, topics, is_paused)
     SELECT id, NULL, '{}', true FROM users WHERE role = 'reviewer'
     ON CONFLICT (user_id) DO UPDATE SET is_paused = true`,
  );
  await server.dataSource.query(
    `UPDATE users SET email = 'reviewer@institution.example' WHERE id = $1`,
    [reviewer.user.id],
  );
  const paperId = await underReview();
  expect(await isProposed(paperId)).toBeUndefined();
  const topics = ['Synthetic media'];
  await call(reviewer, 'PUT', '/reviews/profile', terms({ topics, maxLoad: null, version: 1 }));
  expect(await isProposed(paperId)).toMatchObject({ knowsTopic: true, maxLoad: 6 });
});
