import fc from 'fast-check';
import { permit, type Person } from '../../../test/people.js';
import { submittedPaper } from '../../../test/papers.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { MINUTE } from '../../platform/core/time.js';
import { HeldActs } from '../../platform/holds/held-acts.service.js';
import { registeredInvariants } from '../../platform/invariants/invariants.js';
import '../../platform/holds/holds.invariants.js';
import '../review.invariants.js';

let server: TestApp;
let chair: Person;
let other: Person;
let author: Person;
let reviewers: Person[];
beforeAll(async () => {
  server = await startTestApp({ holdMinutes: 10 });
  chair = await server.person('admin');
  other = await server.person('admin');
  author = await server.person('user');
  reviewers = [await server.person('reviewer'), await server.person('reviewer')];
  for (const [at, { user }] of reviewers.entries()) {
    const email = `reviewer@institution${at}.example`;
    await server.dataSource.query('UPDATE users SET email = $2 WHERE id = $1', [user.id, email]);
  }
});
afterAll(() => server.stop());

const get = async (path: string, { token } = chair) =>
  (await server.call('GET', path, { token })).body;
const post = (path: string, body: object, { token } = chair) =>
  server.call('POST', path, { token, body });
const underReview = () => submittedPaper(server, author.user.id, { status: 'under-review' });
const idOf = (at: number) => reviewers[at]!.user.id;
const ask = (id: string, asked: object = { reviewerId: idOf(0) }, by = chair) =>
  post(`/admin/papers/${id}/assignments`, asked, by);
const askMany = (...ids: string[]) =>
  post('/admin/papers/assignments', {
    papers: ids.map((id) => ({ id, reviewerIds: [idOf(0), idOf(1)] })),
  });
const heldOf = async (id: string) => (await get(`/admin/papers/${id}`)).heldRequests as any[];
const end = (id: string, how: 'undo' | 'send-now') => post(`/admin/held-acts/${id}/${how}`, {});
const sendDue = () => server.app.get(HeldActs, { strict: false }).sendDue();
const endHold = () => {
  server.clock.advance(10 * MINUTE);
  return sendDue();
};

/** Everything that requests to review change, as organisers and reviewers see it. */
async function everything(id: string) {
  const rows = (sql: string) => server.dataSource.query<object[]>(sql, [id]);
  return {
    page: { ...(await get(`/admin/papers/${id}`)), heldRequests: [] },
    reviews: await rows('SELECT * FROM reviews WHERE paper_id = $1 ORDER BY id'),
    invitations: await rows('SELECT * FROM review_invitations WHERE paper_id = $1 ORDER BY id'),
    counters: await get('/admin/dashboard/stats'),
    lists: await Promise.all(reviewers.map((reviewer) => get('/reviews', reviewer))),
    loads: await get('/admin/reviewers?limit=20'),
    emails: await server.dataSource.query<object[]>(
      `SELECT id FROM outgoing_emails WHERE cause LIKE 'review-%' ORDER BY id`,
    ),
  };
}

const ACTS = {
  'a reviewer': (id: string) => ask(id),
  'an address': (id: string) => ask(id, { email: 'new.reviewer@elsewhere.example' }),
  'an applied proposal': (id: string) => askMany(id),
};

it('an undone request leaves no trace, and of an undo and a send at once one has effect', async () => {
  const names = fc.constantFrom(...(Object.keys(ACTS) as (keyof typeof ACTS)[]));
  const endings = fc.constantFrom('undo', 'undo twice', 'race', 'race with the hold’s end');
  await fc.assert(
    fc.asyncProperty(names, endings, async (name, ending) => {
      const id = await underReview();
      const before = await everything(id);
      expect((await ACTS[name](id)).body.heldUntil).not.toBeNull();
      expect(await everything(id)).toEqual(before);
      const held = await heldOf(id);
      const count = name === 'an applied proposal' ? 2 : 1;
      expect(held).toHaveLength(count);
      const statuses = [end(held[0].id, 'undo').then(({ status }) => status)];
      if (ending === 'undo twice') statuses.push(end(held[0].id, 'undo').then((a) => a.status));
      if (ending === 'race') statuses.push(end(held[0].id, 'send-now').then((a) => a.status));
      if (ending.endsWith('end')) await endHold();
      await Promise.all(statuses);
      expect(await heldOf(id)).toEqual([]);
      const after = await everything(id);
      const written = after.reviews.length + after.invitations.length;
      expect(after.emails.length - before.emails.length).toBe(written);
      if (written === 0) expect(after).toEqual(before);
      if (ending.startsWith('undo')) expect(written).toBe(0);
      else if (count === 1) expect([0, 1]).toContain(written);
    }),
    { numRuns: 16, seed: 17 },
  );
  for (const { name, violations } of registeredInvariants()) {
    expect([name, await server.dataSource.query(violations)]).toEqual([name, []]);
  }
});

describe('a request to review on hold', () => {
  it('reaches its reviewer once when the hold ends, with a deadline counted from then', async () => {
    const id = await underReview();
    await ask(id);
    const [held] = await heldOf(id);
    expect(held).toMatchObject({ kind: 'review-request', byId: chair.user.id });
    server.clock.advance(10 * MINUTE);
    await Promise.all([sendDue(), sendDue()]);
    const { reviewList, reviews } = await get(`/admin/papers/${id}`);
    expect(reviewList).toMatchObject([{ status: 'invited', reviewer: { id: idOf(0) } }]);
    expect(reviews).toEqual({ assigned: 1, submitted: 0 });
    const shown = (await get('/reviews', reviewers[0])).items as any[];
    expect(shown.filter(({ paperId }) => paperId === id)).toHaveLength(1);
  });

  it('to an address shows on the page of its paper that it is about to be unassigned', async () => {
    const id = await underReview();
    await ACTS['an address'](id);
    await end((await heldOf(id))[0].id, 'send-now');
    const invitation = async () => (await get(`/admin/papers/${id}`)).invitations[0];
    const { id: invited, hold } = await invitation();
    expect(hold).toBeNull();
    const path = `/admin/papers/${id}/assignments/${invited}`;
    await server.call('DELETE', path, { token: chair.token });
    expect((await invitation()).hold).toMatchObject({
      ...{ kind: 'review-unassign', byId: chair.user.id },
    });
  });

  it('waits with others of its paper, and refuses a second one to the same person', async () => {
    const id = await underReview();
    const both = await Promise.all([ask(id), ask(id, { reviewerId: idOf(0) }, other)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await ask(id, { reviewerId: idOf(1) })).status).toBe(200);
    expect((await askMany(id)).body).toMatchObject({ assigned: 0, skipped: [{ id }] });
    const { items } = await get(`/admin/papers/${id}/candidates`);
    const onHold = (items as any[]).filter(({ isOnHold }) => isOnHold).map((each) => each.id);
    expect(onHold.sort()).toEqual([idOf(0), idOf(1)].sort());
    const proposal = await post('/admin/papers/proposal', { ids: [id] });
    const [proposed] = proposal.body.items as { reviewers: { id: string }[] }[];
    expect(proposed?.reviewers.map((each) => each.id)).not.toContain(idOf(0));
  });

  it('is one email for the papers of one reviewer, undone together', async () => {
    const ids = [await underReview(), await underReview()];
    await endHold();
    const before = await everything(ids[0]!);
    await askMany(...ids);
    const [held] = await heldOf(ids[0]!);
    expect((await end(held.id, 'undo')).body).toEqual({ undone: 2, sent: 0, failed: 0 });
    expect(await everything(ids[0]!)).toEqual(before);
    await askMany(...ids);
    await endHold();
    expect((await everything(ids[0]!)).emails).toHaveLength(before.emails.length + 2);
    expect((await get(`/admin/papers/${ids[1]}`)).reviews.assigned).toBe(2);
  });

  it('leaves out a paper that left review meanwhile', async () => {
    const ids = [await underReview(), await underReview()];
    await askMany(...ids);
    await post(`/papers/${ids[0]}/withdraw`, {}, author);
    await endHold();
    const assigned = async (id: string) => (await get(`/admin/papers/${id}`)).reviews.assigned;
    expect(await Promise.all(ids.map(assigned))).toEqual([0, 2]);
  });

  it('leaves out papers that its chair has a conflict with by now', async () => {
    const by = await server.person('admin');
    await permit(server, by, ['chair']);
    const [hidden, seen] = [await underReview(), await underReview()];
    const papers = [hidden, seen].map((id) => ({ id, reviewerIds: [idOf(0)] }));
    await post('/admin/papers/assignments', { papers }, by);
    await post(`/admin/papers/${hidden}/conflict`, { reason: 'We share a grant.' }, by);
    await endHold();
    const reviewsOf = async (id: string) => (await get(`/admin/papers/${id}`)).reviewList.length;
    expect([await reviewsOf(hidden), await reviewsOf(seen)]).toEqual([0, 1]);
  });

  it('is given up with a reason when the paper is withdrawn first', async () => {
    const id = await underReview();
    const before = await everything(id);
    await ask(id);
    await post(`/papers/${id}/withdraw`, {}, author);
    await endHold();
    const { reviews, emails } = await everything(id);
    expect(reviews).toEqual([]);
    expect(emails).toEqual(before.emails);
    const acts = (await get('/admin/held-acts')).items as any[];
    expect(acts.filter(({ state }) => state === 'failed')).toMatchObject([
      { kind: 'review-request', problem: expect.any(String) },
    ]);
  });
});
