import type { Person } from '../../../test/people.js';
import { reviewsOf, submittedPaper } from '../../../test/papers.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { BidsPersonalData } from './bids.personal-data.js';

let server: TestApp;
let author: Person;
let chair: Person;
let reviewer: Person;
beforeAll(async () => {
  server = await startTestApp();
  author = await server.person('user');
  chair = await server.person('admin');
  // The institution of the others is theirs too.
  await server.dataSource.query(`UPDATE users SET email = $2 WHERE id = $1`, [
    author.user.id,
    'author@elsewhere.example',
  ]);
});
beforeEach(async () => {
  reviewer = await server.person('reviewer');
  await setBidding({ open: true });
});
afterAll(() => server.stop());

const call = (method: string, path: string, body?: unknown, { token } = reviewer) =>
  server.call(method, path, { token, body });
interface Listed {
  isOpen: boolean;
  closesAt: string | null;
  bids: number;
  items: { id: string; level: number | null }[];
}
const list = async (person = reviewer) =>
  (await call('GET', '/reviews/bids', undefined, person)).body as Listed;
const setBidding = (bidding: object) =>
  server.dataSource.query(`UPDATE editions SET document = jsonb_set(document, '{bidding}', $1)`, [
    JSON.stringify(bidding),
  ]);
const idsOf = (body: { items: { id: string }[] }) => body.items.map(({ id }) => id);

it('shows papers without their authors, the closest first, and keeps a bid', async () => {
  const [far, close] = [
    await submittedPaper(server, author.user.id, { authors: [{ familyName: 'Zzcanary' }] }),
    await submittedPaper(server, author.user.id),
  ];
  await server.dataSource.query(
    `INSERT INTO text_affinities (paper_id, reviewer_id, score, terms) VALUES ($1, $2, 0.8, '{secretterm}')`,
    [close, reviewer.user.id],
  );
  const before = await list();
  expect(idsOf(before)[0]).toBe(close);
  expect(idsOf(before)).toContain(far);
  expect(JSON.stringify(before)).not.toMatch(/Zzcanary|secretterm|0\.8/);
  expect((await call('PUT', `/reviews/bids/${far}`, { level: 5 })).body).toEqual({ level: 5 });
  await call('PUT', `/reviews/bids/${far}`, { level: 4 });
  const after = await list();
  expect(after).toMatchObject({ isOpen: true, bids: 1 });
  expect(after.items.find(({ id }) => id === far)).toMatchObject({ level: 4 });
  await call('PUT', `/reviews/bids/${far}`, { level: null });
  expect((await list()).bids).toBe(0);
});

it('is hidden from other reviewers and from authors, and counted for chairs', async () => {
  const id = await submittedPaper(server, author.user.id);
  await call('PUT', `/reviews/bids/${id}`, { level: 5 });
  const other = await server.person('reviewer');
  expect((await list(other)).items.every(({ level }) => level === null)).toBe(true);
  expect((await call('GET', '/reviews/bids', undefined, author)).status).toBe(403);
  const asAuthor = await call('GET', `/papers/${id}`, undefined, author);
  expect(JSON.stringify(asAuthor.body)).not.toMatch(/bid|affinit/i);
  const { body } = await call('GET', '/admin/papers/bidding', undefined, chair);
  expect(body).toMatchObject({ isOpen: true });
  expect(body.bids).toBeGreaterThan(0);
  expect(JSON.stringify(body)).not.toContain(reviewer.user.id);
});

it('excludes papers of the reviewer, and one with a conflict declared here', async () => {
  const own = await submittedPaper(server, author.user.id, {
    authors: [{ email: reviewer.user.email }],
  });
  const other = await submittedPaper(server, author.user.id);
  expect(idsOf(await list())).not.toContain(own);
  expect((await call('PUT', `/reviews/bids/${own}`, { level: 5 })).status).toBe(404);
  await call('PUT', `/reviews/bids/${other}`, { level: 5 });
  const reason = { reason: 'My student wrote it.' };
  expect((await call('POST', `/reviews/bids/${other}/conflict`, reason)).status).toBe(200);
  expect(idsOf(await list())).not.toContain(other);
  expect((await call('PUT', `/reviews/bids/${other}`, { level: 5 })).status).toBe(404);
  await server.dataSource.query(`UPDATE papers SET status = 'under-review' WHERE id = $1`, [other]);
  const candidates = await call('GET', `/admin/papers/${other}/candidates`, undefined, chair);
  expect(
    (candidates.body.items as { id: string }[]).find(({ id }) => id === reviewer.user.id),
  ).toMatchObject({ conflict: 'declared', canOverride: false });
});

it('excludes papers that the reviewer reviews, whose conflicts are declared there', async () => {
  const id = await submittedPaper(server, author.user.id, { status: 'under-review' });
  const open = { status: 'accepted', submittedAt: null, recommendation: null } as const;
  await reviewsOf(server, id, [reviewer.user.id], open);
  expect(idsOf(await list())).not.toContain(id);
  const declare = () => call('POST', `/reviews/bids/${id}/conflict`, { reason: 'A friend.' });
  expect((await declare()).status).toBe(404);
  await server.dataSource.query(`UPDATE reviews SET status = 'declined' WHERE paper_id = $1`, [id]);
  expect(idsOf(await list())).toContain(id);
  expect((await declare()).status).toBe(200);
});

it('counts bids of reviewers only, and no samples next to real papers', async () => {
  const progress = async () => (await call('GET', '/admin/papers/bidding', undefined, chair)).body;
  const { user } = await server.person('user');
  const id = await submittedPaper(server, author.user.id);
  await submittedPaper(server, user.id);
  const before = await progress();
  await call('PUT', `/reviews/bids/${id}`, { level: 5 }, chair);
  expect(await progress()).toEqual(before);
  await call('PUT', `/reviews/bids/${id}`, { level: 5 });
  const { bids, reviewersWithBids, papers } = before;
  const counted = { bids: bids + 1, reviewersWithBids: reviewersWithBids + 1 };
  expect(await progress()).toMatchObject({ ...counted, papers });
  await server.dataSource.query('UPDATE users SET is_sample = true WHERE id = $1', [user.id]);
  expect(await progress()).toMatchObject({ ...counted, papers: papers - 1 });
});

it('refuses bids after the deadline, and keeps those that were made', async () => {
  const id = await submittedPaper(server, author.user.id);
  await call('PUT', `/reviews/bids/${id}`, { level: 2 });
  const closesAt = new Date(server.clock.now().getTime() - 1000).toISOString();
  await setBidding({ open: true, closesAt });
  expect((await call('PUT', `/reviews/bids/${id}`, { level: 5 })).status).toBe(409);
  const body = await list();
  expect(body).toMatchObject({ isOpen: false, closesAt, bids: 1 });
});

it('is exported to the person and erased with the account', async () => {
  const id = await submittedPaper(server, author.user.id);
  await call('PUT', `/reviews/bids/${id}`, { level: 1 });
  const part = server.app.get(BidsPersonalData, { strict: false });
  const { manager } = server.dataSource;
  const collect = (by: Person) =>
    part.collect(manager, reviewer.user, {
      ...by.user,
      permissions: [{ permission: 'owner', scope: null }],
    });
  expect(await collect(reviewer)).toMatchObject([{ paperId: id, level: 1 }]);
  expect(await collect(author)).toEqual([]);
  await part.erase(manager, reviewer.user);
  expect(await collect(reviewer)).toEqual([]);
});
