import { auditOf } from '../../../test/audit-log.js';
import type { Person } from '../../../test/people.js';
import { submittedPaper } from '../../../test/papers.js';
import { assign } from '../../../test/review-data.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { PersonalDataParts } from '../../platform/personal-data/personal-data-parts.js';
import { RouteTable } from '../../platform/http/policy/route-table.js';

/** Planted in a note only. */
const CANARY = 'Zznote';

let server: TestApp;
let author: Person;
let reviewer: Person;
let chair: Person;
let other: Person;
let paperId: string;
beforeAll(async () => {
  server = await startTestApp();
  author = await server.person('user');
  reviewer = await server.person('reviewer');
  chair = await server.person('admin');
  other = await server.person('admin');
  paperId = await submittedPaper(server, author.user.id, { status: 'under-review' });
  await assign(server, reviewer.user.id, paperId, { status: 'accepted' });
});
afterAll(() => server.stop());

const add = (text: string, { token } = chair, id = paperId, headers = {}) =>
  server.call('POST', `/admin/papers/${id}/notes`, { token, body: { text }, headers });
const remove = (noteId: string, { token } = chair) =>
  server.call('DELETE', `/admin/papers/${paperId}/notes/${noteId}`, { token });
const notesFor = async ({ token }: Person) => {
  const { body } = await server.call('GET', `/admin/papers/${paperId}`, { token });
  return body.notes as { id: string; text: string; isOwn: boolean; author: string }[];
};

it('is read by every organiser with its author, and deleted by its own', async () => {
  const { id } = (await add('Ask the ethics board.')).body;
  const note = { id, text: 'Ask the ethics board.', author: 'Ada Okafor' };
  expect(await notesFor(chair)).toMatchObject([{ ...note, isOwn: true }]);
  expect(await notesFor(other)).toMatchObject([{ ...note, isOwn: false }]);
  expect((await remove(id, other)).status).toBe(404);
  expect((await remove(id)).status).toBe(200);
  expect((await remove(id)).status).toBe(404);
  expect(await notesFor(other)).toEqual([]);
  const actions = (await auditOf(server, chair, paperId)).map(({ action }) => action);
  expect(actions).toEqual(expect.arrayContaining(['paper.note-added', 'paper.note-deleted']));
});

it('is added once for repeated requests, and needs a text', async () => {
  const key = { 'idempotency-key': 'a-note-of-a-chair-1' };
  const first = await add('Once.', chair, paperId, key);
  expect((await add('Once.', chair, paperId, key)).body).toEqual(first.body);
  expect(await notesFor(chair)).toHaveLength(1);
  expect(await add(' ')).toMatchObject({ status: 400, body: { fields: {} } });
  await remove(first.body.id);
});

it('is hidden from an organiser who is an author of the paper', async () => {
  const own = await submittedPaper(server, chair.user.id);
  expect((await add('Mine.', chair, own)).status).toBe(404);
  expect((await add('Not theirs to read.', other, own)).status).toBe(200);
  const { status } = await server.call('GET', `/admin/papers/${own}`, { token: chair.token });
  expect(status).toBe(404);
});

it('reaches neither author nor reviewer by any call, and is found by an organiser', async () => {
  await add(`${CANARY} between us.`);
  const routes = server.app.get(RouteTable, { strict: false }).routes();
  const read = async ({ token }: Person) => {
    const answers: string[] = [];
    for (const { method, path } of routes) {
      if (method !== 'GET' || path.includes('health')) continue;
      const address = path.replace(/:\w+/g, paperId);
      answers.push(JSON.stringify((await server.call('GET', address, { token })).body));
    }
    return answers.filter((answer) => answer?.includes(CANARY)).length;
  };
  expect(await read(author)).toBe(0);
  expect(await read(reviewer)).toBe(0);
  // Control: the same calls show it to an organiser.
  expect(await read(chair)).toBeGreaterThan(0);
});

it('is in the export of its author only, and in that of no reader who may not read it', async () => {
  const parts = server.app.get(PersonalDataParts, { strict: false }).all();
  const part = parts.find(({ name }) => name === 'paperNotes')!;
  const collect = (person: Person, reader: Person) =>
    part.collect(server.dataSource.manager, person.user, {
      ...reader.user,
      permissions: [{ permission: 'owner', scope: null }],
    });
  expect(JSON.stringify(await collect(chair, chair))).toContain(CANARY);
  expect(await collect(author, author)).toEqual([]);
  const own = JSON.stringify(await collect(other, chair));
  expect(own).not.toContain('Not theirs to read.');
  expect(JSON.stringify(await collect(other, other))).toContain('Not theirs to read.');
});

it('goes with a draft that is deleted', async () => {
  const id = await submittedPaper(server, author.user.id, { status: 'draft' });
  await add('Returned.', chair, id);
  await server.dataSource.query('DELETE FROM paper_authors WHERE paper_id = $1', [id]);
  await server.dataSource.query('DELETE FROM papers WHERE id = $1', [id]);
  const left = await server.dataSource.query('SELECT 1 FROM paper_notes WHERE paper_id = $1', [id]);
  expect(left).toEqual([]);
});

describe('the rating of a review', () => {
  let reviewId: string;
  beforeEach(async () => {
    reviewer = await server.person('reviewer');
    paperId = await submittedPaper(server, author.user.id, { status: 'under-review' });
    reviewId = (await assign(server, reviewer.user.id, paperId, { status: 'submitted' })).id;
  });

  const rate = (rating: string | null, person = chair, note = '') =>
    server.call('PUT', `/admin/papers/${paperId}/reviews/${reviewId}/rating`, {
      token: person.token,
      body: { rating, note },
    });
  const ratingsFor = async ({ token }: Person) => {
    const { body } = await server.call('GET', `/admin/papers/${paperId}`, { token });
    return (body.reviewList as { ratings: object[] }[])[0]?.ratings;
  };
  const meanFor = async ({ token }: Person) => {
    const path = `/admin/reviewers/${reviewer.user.id}`;
    return (await server.call('GET', path, { token })).body.ratings as object;
  };

  it('is one of each organiser, who changes and removes it, with a mean of the reviewer', async () => {
    await rate('helpful');
    await rate('not-sufficient', other, 'Two lines.');
    expect(await meanFor(chair)).toEqual({ mean: 2, count: 2 });
    await rate('sufficient');
    expect(await ratingsFor(chair)).toMatchObject([
      { rating: 'sufficient', isOwn: true, note: '' },
      { rating: 'not-sufficient', isOwn: false, note: 'Two lines.' },
    ]);
    await rate(null, other);
    expect(await meanFor(chair)).toEqual({ mean: 2, count: 1 });
    const actions = (await auditOf(server, chair, paperId)).map(({ action }) => action);
    expect(actions).toEqual(
      expect.arrayContaining(['paper.review-rated', 'paper.review-rating-removed']),
    );
  });

  it('is of a submitted review of the paper', async () => {
    const second = await server.person('reviewer');
    const open = await assign(server, second.user.id, paperId, { status: 'accepted' });
    reviewId = open.id;
    expect((await rate('helpful')).status).toBe(404);
  });

  it('is hidden from an organiser who wrote the review, and refused to them', async () => {
    await rate('helpful', other, CANARY);
    await server.dataSource.query('UPDATE reviews SET reviewer_id = $2 WHERE id = $1', [
      reviewId,
      chair.user.id,
    ]);
    expect(await ratingsFor(chair)).toEqual([]);
    expect((await rate('helpful')).status).toBe(404);
    const path = `/admin/reviewers/${chair.user.id}`;
    const own = await server.call('GET', path, { token: chair.token });
    expect(own.body.ratings).toEqual({ mean: null, count: 0 });
    // Control: another organiser sees it.
    expect(await ratingsFor(other)).toMatchObject([{ note: CANARY }]);
    const seen = await server.call('GET', path, { token: other.token });
    expect(seen.body.ratings).toMatchObject({ count: 1 });
  });

  it('reaches neither author nor reviewer, nor the mean of an author’s reviewers', async () => {
    await rate('helpful', other, CANARY);
    await server.dataSource.query('UPDATE papers SET owner_id = $2 WHERE id = $1', [
      paperId,
      chair.user.id,
    ]);
    expect(await meanFor(chair)).toEqual({ mean: null, count: 0 });
    const path = `/reviews/papers/${paperId}`;
    const { body } = await server.call('GET', path, { token: reviewer.token });
    expect(JSON.stringify(body)).not.toContain(CANARY);
    const part = server.app
      .get(PersonalDataParts, { strict: false })
      .all()
      .filter(({ name }) => name === 'reviews' || name === 'reviewRatings');
    const collect = async (person: Person) => {
      const reader = { ...person.user, permissions: [] };
      const data = await Promise.all(
        part.map((each) => each.collect(server.dataSource.manager, person.user, reader)),
      );
      return JSON.stringify(data);
    };
    expect(await collect(reviewer)).not.toContain(CANARY);
    expect(await collect(other)).toContain(CANARY);
  });
});
