import { Client } from 'pg';
import type { Person } from '../../../test/people.js';
import { reviewsOf, submittedPaper } from '../../../test/papers.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';

let server: TestApp;
let chair: Person;
let author: Person;
let reviewers: string[];
beforeAll(async () => {
  server = await startTestApp();
  chair = await server.person('admin');
  author = await server.person('user');
  reviewers = [];
  for (let n = 0; n < 3; n += 1) reviewers.push((await server.person('reviewer')).user.id);
});
afterAll(() => server.stop());

const criteria = (value: number, method = value) => ({ originality: value, method });
const underReview = () =>
  submittedPaper(server, author.user.id, { status: 'under-review', topic: 'Scores' });
const rowOf = async (id: string) =>
  (await server.call('GET', `/admin/papers/${id}`, { token: chair.token })).body;
const listed = async (query: string) => {
  const path = `/admin/papers?topic=Scores&${query}`;
  const { body } = await server.call('GET', path, { token: chair.token });
  return body as { items: { id: string }[]; nextCursor: string | null };
};

async function scored(values: number[]): Promise<string> {
  const id = await underReview();
  for (const [at, value] of values.entries())
    await reviewsOf(server, id, [reviewers[at]!], { criteria: criteria(value) });
  return id;
}

it('is the mean of the submitted reviews of the round, with the spread between them', async () => {
  const id = await underReview();
  expect(await rowOf(id)).toMatchObject({ score: null, spread: null });
  await reviewsOf(server, id, [reviewers[0]!], { criteria: criteria(4, 5) });
  expect(await rowOf(id)).toMatchObject({ score: 4.5, spread: null });
  await reviewsOf(server, id, [reviewers[1]!], { criteria: criteria(2) });
  const unfinished = { criteria: criteria(1), status: 'accepted' as const };
  const [open] = await reviewsOf(server, id, [reviewers[2]!], unfinished);
  expect(await rowOf(id)).toMatchObject({ score: 3.25, spread: 2.5 });
  await server.dataSource.query(`UPDATE reviews SET status = 'submitted' WHERE id = $1`, [open]);
  expect(await rowOf(id)).toMatchObject({ score: 2.5, spread: 3.5 });
  await server.dataSource.query('DELETE FROM reviews WHERE id = $1', [open]);
  expect(await rowOf(id)).toMatchObject({ score: 3.25, spread: 2.5 });
  await server.dataSource.query('UPDATE papers SET round = 2 WHERE id = $1', [id]);
  expect(await rowOf(id)).toMatchObject({ score: null, spread: null });
});

it('is due with the first open review of the round', async () => {
  const id = await underReview();
  const dueAt = async () => (await rowOf(id)).dueAt;
  const write = (text: string, ...values: unknown[]) => server.dataSource.query(text, values);
  expect(await dueAt()).toBeNull();
  const open = { status: 'accepted' as const, criteria: criteria(3) };
  const [first, second] = await reviewsOf(server, id, reviewers.slice(0, 2), open);
  const [early, later] = ['2026-01-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z'];
  await write('UPDATE reviews SET due_at = $2 WHERE id = $1', first, later);
  await write('UPDATE reviews SET due_at = $2 WHERE id = $1', second, early);
  expect(await dueAt()).toBe(early);
  await write(`UPDATE reviews SET status = 'submitted' WHERE id = $1`, second);
  expect(await dueAt()).toBe(later);
  await write('UPDATE papers SET round = 2 WHERE id = $1', id);
  expect(await dueAt()).toBeNull();
  await write('UPDATE papers SET round = 1 WHERE id = $1', id);
  await write('DELETE FROM reviews WHERE id = $1', first);
  expect(await dueAt()).toBeNull();
});

it('counts both of two reviews that are submitted at once', async () => {
  const id = await underReview();
  const ids = await reviewsOf(server, id, reviewers.slice(0, 2), {
    criteria: criteria(5),
    status: 'accepted',
  });
  const other = new Client({ connectionString: server.ownerUrl });
  await other.connect();
  const submit = `UPDATE reviews SET status = 'submitted', criteria = jsonb_set(criteria, '{method}', $2) WHERE id = $1`;
  await other.query('BEGIN');
  await other.query(submit, [ids[0], '1']);
  const second = server.dataSource.query(submit, [ids[1], '5']);
  await other.query('COMMIT');
  await second;
  await other.end();
  expect(await rowOf(id)).toMatchObject({ score: 4, spread: 2 });
});

it('sorts the list, page by page, with papers of equal scores and without one', async () => {
  const best = await scored([5, 4]);
  const same = [await scored([3]), await scored([3])].toSorted();
  const none = await underReview();
  const pages: string[] = [];
  let cursor = '';
  do {
    const page = await listed(`sort=-score&phase=review&limit=1${cursor && `&cursor=${cursor}`}`);
    pages.push(page.items[0]?.id ?? '');
    cursor = page.nextCursor ?? '';
  } while (cursor);
  const at = (id: string) => pages.indexOf(id);
  expect(new Set(pages).size).toBe(pages.length);
  expect(at(best)).toBe(0);
  expect(at(same[0]!) - at(same[1]!)).toBe(1);
  expect(pages.slice(at(none))).toContain(none);
  const up = await listed('sort=score&phase=review');
  expect(up.items.map(({ id }) => id)).toEqual(pages.toReversed());
});

it('narrows the list to a phase and a kind of paper', async () => {
  const changes = { status: 'accepted' as const, kind: 'poster' as const, topic: 'Scores' };
  const poster = await submittedPaper(server, author.user.id, changes);
  const found = await listed('phase=final&type=poster');
  expect(found.items).toMatchObject([{ id: poster }]);
  expect((await listed('phase=decisions')).items).toEqual([]);
});
