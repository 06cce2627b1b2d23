import { download } from '../../../test/download.js';
import type { Person } from '../../../test/people.js';
import { reviewsOf, submittedPaper } from '../../../test/papers.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { DAY, MINUTE } from '../../platform/core/time.js';
import { HeldActs } from '../../platform/holds/held-acts.service.js';
import { RouteTable } from '../../platform/http/policy/route-table.js';

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
});
afterAll(() => server.stop());

const get = async (path: string, { token } = chair) =>
  (await server.call('GET', path, { token })).body;
const seen = async (id: string) => ({ id, revision: (await get(`/admin/papers/${id}`)).revision });
/** @returns the results in the order of the papers */
async function run(act: string, ids: string[], more: object = {}, by = chair) {
  const papers = await Promise.all(ids.map(seen));
  const body = { act, papers, ...more };
  return server.call('POST', '/admin/papers/acts', { token: by.token, body });
}
const results = async (...asked: Parameters<typeof run>) =>
  (await run(...asked)).body.items as any[];
const emailsAbout = (id: string) =>
  server.dataSource.query<{ cause: string }[]>(
    `SELECT cause FROM outgoing_emails WHERE data ->> 'link' LIKE '%' || $1`,
    [id],
  );
const actionsOn = async (id: string) =>
  (
    await server.dataSource.query<{ action: string }[]>(
      'SELECT action FROM audit_entries WHERE subject_id = $1 ORDER BY id',
      [id],
    )
  ).map(({ action }) => action);

const figures = { similarityPercent: 4, aiPercent: 1 };
const screened = (changes = {}) =>
  submittedPaper(server, author.user.id, { status: 'screening', ...changes });

async function decided(ownerId = author.user.id) {
  const id = await submittedPaper(server, ownerId, { status: 'under-review' });
  await reviewsOf(
    server,
    id,
    reviewers.map(({ user }) => user.id),
  );
  const { revision } = await seen(id);
  const body = { revision, decision: 'accepted' };
  await server.call('POST', `/admin/papers/${id}/decision`, { token: chair.token, body });
  return id;
}

describe('a bulk act', () => {
  it('previews who is told and which papers refuse, and changes nothing', async () => {
    const ids = [await screened(figures), await screened()];
    const before = await Promise.all(ids.map((id) => get(`/admin/papers/${id}`)));
    const [ready, refused] = await results('pass', ids, { preview: true });
    expect(ready).toMatchObject({ id: ids[0], outcome: 'ready', told: [author.user.email] });
    expect(refused).toMatchObject({ id: ids[1], outcome: 'skipped', told: [] });
    expect(refused.reason).toMatch(/needs both figures/);
    expect(await Promise.all(ids.map((id) => get(`/admin/papers/${id}`)))).toEqual(before);
    expect(await emailsAbout(ids[0]!)).toEqual([]);
    expect(await actionsOn(ids[0]!)).toEqual([]);
  });

  it('holds like the act on one paper: all are undone, or sent, together', async () => {
    const ids = [await decided(), await decided()];
    const items = await results('release', [...ids, await screened()]);
    expect(items.map(({ outcome }) => outcome)).toEqual(['held', 'held', 'skipped']);
    const shown = async () => (await get(`/papers/${ids[0]}`, author)).status;
    expect(await shown()).toBe('under-review');
    const batches = async () =>
      ((await get('/admin/held-acts')).items as any[]).filter(({ state }) => state === 'held');
    const [batch] = await batches();
    expect(batch).toMatchObject({ count: 2 });
    await server.call('POST', `/admin/held-acts/${batch.id}/undo`, { token: chair.token });
    expect(await shown()).toBe('under-review');
    await results('release', ids);
    server.clock.advance(10 * MINUTE);
    await server.app.get(HeldActs, { strict: false }).sendDue();
    expect(await shown()).toBe('accepted');
    expect(await emailsAbout(ids[1]!)).toHaveLength(1);
  });

  it('skips samples next to real papers, but for releases, which reach no one', async () => {
    const { user } = await server.person('user');
    await server.dataSource.query('UPDATE users SET is_sample = true WHERE id = $1', [user.id]);
    const id = await decided(user.id);
    const outcomeOf = async (...asked: Parameters<typeof run>) =>
      (await results(...asked))[0].outcome;
    expect(await outcomeOf('tag', [id], { tag: 'best' })).toBe('skipped');
    expect(await outcomeOf('release', [id], { preview: true })).toBe('ready');
    expect(await outcomeOf('release', [id])).toBe('held');
  });

  it('skips a paper that changed since it was read, and papers of the chair', async () => {
    const id = await screened(figures);
    const own = await submittedPaper(server, chair.user.id, { status: 'screening', ...figures });
    const papers = [
      { id, revision: 99 },
      { id: own, revision: 1 },
    ];
    const body = { act: 'pass', papers };
    const answer = await server.call('POST', '/admin/papers/acts', { token: chair.token, body });
    expect((answer.body.items as any[]).map(({ outcome }) => outcome)).toEqual([
      'skipped',
      'skipped',
    ]);
    expect((await get(`/admin/papers/${id}`)).status).toBe('screening');
  });

  it('reminds the reviewers of each paper once a day', async () => {
    const id = await submittedPaper(server, author.user.id, { status: 'under-review' });
    const [late] = reviewers;
    const createdAt = new Date(server.clock.now().getTime() - 3 * DAY);
    await reviewsOf(server, id, [late!.user.id], {
      ...{ status: 'accepted', submittedAt: null, recommendation: null, createdAt },
    });
    expect(await results('remind', [id], { preview: true })).toMatchObject([
      { outcome: 'ready', told: [late!.user.email] },
    ]);
    expect(await results('remind', [id])).toMatchObject([{ outcome: 'done' }]);
    expect(await results('remind', [id])).toMatchObject([{ outcome: 'skipped' }]);
    expect(await emailsAbout(id)).toHaveLength(1);
  });

  it('asks one reviewer for many papers by one email, and refuses where they have a conflict', async () => {
    const reviewer = await server.person('reviewer');
    const email = 'esi@elsewhere.example';
    await server.dataSource.query('UPDATE users SET email = $2 WHERE id = $1', [
      reviewer.user.id,
      email,
    ]);
    const free = () => submittedPaper(server, author.user.id, { status: 'under-review' });
    const ids = [await free(), await free()];
    const { user } = await server.person('user');
    const conflicted = await submittedPaper(server, user.id, {
      ...{ status: 'under-review', authors: [{ email }] },
    });
    const asked = { reviewerId: reviewer.user.id };
    const expected = [
      ...ids.map((id) => ({ id, reason: null, told: [email] })),
      { id: conflicted, reason: expect.stringMatching(/is an author of this paper/), told: [] },
    ];
    const preview = await results('assign', [...ids, conflicted], { ...asked, preview: true });
    expect(preview).toMatchObject(expected);
    expect((await get(`/admin/papers/${ids[0]}`)).heldRequests).toEqual([]);

    const items = await results('assign', [...ids, conflicted], asked);

    expect(items).toMatchObject(expected);
    expect(items.map(({ outcome }) => outcome)).toEqual(['held', 'held', 'skipped']);
    server.clock.advance(10 * MINUTE);
    await server.app.get(HeldActs, { strict: false }).sendDue();
    const emails = await server.dataSource.query(
      `SELECT 1 FROM outgoing_emails WHERE recipient = $1`,
      [email],
    );
    expect(emails).toHaveLength(1);
    expect((await get(`/admin/papers/${ids[1]}`)).reviews.assigned).toBe(1);
  });

  it('records one decision for many papers, which authors do not see, and sends no email', async () => {
    const ready = await decided();
    const early = await submittedPaper(server, author.user.id, { status: 'under-review' });
    const given = { decision: 'rejected', noteToAuthors: 'Thank you.' };
    expect(await results('decide', [ready, early], { ...given, preview: true })).toMatchObject([
      { outcome: 'ready', told: [] },
      { outcome: 'skipped', reason: expect.stringMatching(/needs 2 submitted reviews/) },
    ]);
    expect((await get(`/admin/papers/${ready}`)).decisions[0].decision).toBe('accepted');
    expect(await results('decide', [ready, early], given)).toMatchObject([
      { outcome: 'done', told: [] },
      { outcome: 'skipped' },
    ]);
    const [decision] = (await get(`/admin/papers/${ready}`)).decisions;
    expect(decision).toMatchObject({ decision: 'rejected', noteToAuthors: 'Thank you.' });
    expect((await get(`/papers/${ready}`, author)).status).toBe('under-review');
    expect(await emailsAbout(ready)).toEqual([]);
  });

  it('downloads the chosen papers only', async () => {
    const [chosen] = [await screened(), await screened()];
    const body = { kind: 'papers', format: 'json', ids: [chosen] };
    const answer = await download(server, chair.token, body);
    expect(await answer.json()).toMatchObject([{ id: chosen }]);
    const asked = { token: author.token, body };
    expect((await server.call('POST', '/downloads', asked)).status).toBe(403);
  });

  it('takes effect once for two chairs who act at once', async () => {
    const id = await screened(figures);
    const both = await Promise.all([results('pass', [id]), results('pass', [id], {}, other)]);
    expect(
      both
        .flat()
        .map(({ outcome }) => outcome)
        .sort(),
    ).toEqual(['held', 'skipped']);
  });
});

describe('a tag', () => {
  it('is added and removed, in lower case, audited, and filters the list', async () => {
    const id = await screened();
    expect(await results('tag', [id], { tag: ' Best-Paper ' })).toMatchObject([
      { outcome: 'done', told: [] },
    ]);
    expect(await results('tag', [id], { tag: 'best-paper' })).toMatchObject([
      { outcome: 'skipped' },
    ]);
    expect((await get(`/admin/papers/${id}`)).tags).toEqual(['best-paper']);
    const { items } = await get('/admin/papers?tag=best-paper');
    expect(items).toMatchObject([{ id, tags: ['best-paper'] }]);
    expect((await get('/admin/papers/tags')).items).toEqual([{ tag: 'best-paper', papers: 1 }]);
    await results('untag', [id], { tag: 'best-paper' });
    expect((await get(`/admin/papers/${id}`)).tags).toEqual([]);
    expect(await actionsOn(id)).toEqual(['paper.tagged', 'paper.untagged']);
    const kept = await server.dataSource.query(
      `SELECT 1 FROM audit_entries a WHERE to_jsonb(a)::text LIKE '%best-paper%'`,
    );
    expect(kept).toEqual([]);
  });

  it.each(['', 'two  spaces', '<b>', 'x'.repeat(31)])('refuses %j', async (tag) => {
    expect((await run('tag', [await screened()], { tag })).status).toBe(400);
  });

  it('reaches neither author nor reviewer by any call, and is found by an organiser', async () => {
    const id = await submittedPaper(server, author.user.id, { status: 'under-review' });
    await reviewsOf(server, id, [reviewers[0]!.user.id]);
    await results('tag', [id], { tag: 'zzcanary' });
    const routes = server.app.get(RouteTable, { strict: false }).routes();
    const read = async ({ token }: Person) => {
      const answers: string[] = [];
      for (const { method, path } of routes) {
        if (method !== 'GET' || path.includes('health')) continue;
        const { body } = await server.call('GET', path.replace(/:\w+/g, id), { token });
        answers.push(JSON.stringify(body));
      }
      return answers.filter((answer) => answer?.includes('zzcanary')).length;
    };
    expect(await read(author)).toBe(0);
    expect(await read(reviewers[0]!)).toBe(0);
    // Control: the same calls show it to an organiser.
    expect(await read(chair)).toBeGreaterThan(0);
  });
});
