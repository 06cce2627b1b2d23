import { download } from '../../../test/download.js';
import { submittedPaper } from '../../../test/papers.js';
import { emailsOf } from '../../../test/outbox-rows.js';
import { permit, type Person } from '../../../test/people.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { after, HOUR } from '../../platform/core/time.js';
import { Scheduler } from '../../platform/jobs/scheduler.js';
import { PaperHandlersPersonalData } from '../paper-handlers.personal-data.js';

let server: TestApp;
let chair: Person;
let other: Person;
let third: Person;
let id: string;
beforeAll(async () => {
  server = await startTestApp();
  await server.dataSource.query(`UPDATE users SET is_disabled = true WHERE role = 'admin'`);
  [chair, other] = [await server.person('admin'), await server.person('admin')];
  third = await server.person('admin');
  for (const person of [chair, other, third]) await permit(server, person, ['chair']);
  id = await submittedPaper(server, (await server.person('user')).user.id);
});
afterAll(() => server.stop());

const call = ({ token }: Person, method: string, path: string, body?: object) =>
  server.call(method, `/admin/papers${path}`, { token, body });

const name = (by: Person, to: Person | null, paper = id) =>
  call(by, 'PUT', `/${paper}/handler`, { userId: to?.user.id ?? null });

const handlerOf = async (paper = id) =>
  (await call(other, 'GET', `/${paper}`)).body.handler?.id ?? null;

const toldTo = async ({ user }: Person) =>
  (await emailsOf(server.dataSource, 'paper-handed-over')).filter(
    ({ recipient }) => recipient === user.email,
  );

it('hands a paper over to another organiser, emails them once and lists it', async () => {
  expect(await handlerOf()).toBeNull();
  expect(await name(chair, other)).toMatchObject({ status: 200 });
  await name(chair, other);
  expect(await handlerOf()).toBe(other.user.id);
  const told = await toldTo(other);
  expect(told).toHaveLength(1);
  expect(told[0]?.data).toMatchObject({ by: 'Ada Okafor', title: 'Radio and its machines' });
  const listed = async (of: Person) =>
    (await call(chair, 'GET', `?handler=${of.user.id}`)).body.items.length;
  expect([await listed(other), await listed(chair)]).toEqual([1, 0]);
  expect((await call(chair, 'GET', '/handlers')).body.items).toEqual([
    { id: other.user.id, name: 'Ada Okafor', papers: 1 },
  ]);
  const audited = await server.dataSource.query(
    `SELECT actor_id, after_state FROM audit_entries WHERE action = 'paper.handed-over'`,
  );
  expect(audited).toEqual([{ actor_id: chair.user.id, after_state: other.user.id }]);
  // To oneself, without an email; and to no one in particular.
  await name(chair, chair);
  expect(await toldTo(chair)).toEqual([]);
  await name(chair, null);
  expect(await handlerOf()).toBeNull();
});

it('names only those who may decide on the paper', async () => {
  const topic = await server.person('admin');
  await permit(server, topic, ['track-chair'], 'Another topic');
  const finance = await server.person('admin');
  await permit(server, finance, ['finance']);
  const candidates = (await call(chair, 'GET', `/${id}/handlers`)).body.items as { id: string }[];
  const chairs = [chair, other, third].map(({ user }) => user.id);
  expect(candidates.map((each) => each.id).sort()).toEqual(chairs.sort());
  for (const person of [topic, finance]) {
    expect(await name(chair, person)).toMatchObject({
      status: 400,
      body: { fields: { userId: expect.stringContaining('Choose another one.') } },
    });
  }
  expect(await handlerOf()).toBeNull();
});

describe('the list of papers', () => {
  const listed = async (by: Person, handler: string) => {
    const { items } = (await call(by, 'GET', `?handler=${handler}`)).body;
    return items as { id: string; handler: { id: string; name: string } | null }[];
  };
  const idsOf = (rows: { id: string }[]) => rows.map((row) => row.id);
  let handled: string;
  let unhandled: string;
  beforeAll(async () => {
    const author = await server.person('user');
    handled = await submittedPaper(server, author.user.id);
    unhandled = await submittedPaper(server, author.user.id);
    await name(chair, third, handled);
  });

  it('shows who handles each paper, and filters by the caller, a name or no one', async () => {
    const mine = await listed(third, 'mine');
    expect(mine).toEqual(await listed(chair, third.user.id));
    expect(mine).toMatchObject([
      { id: handled, handler: { id: third.user.id, name: 'Ada Okafor' } },
    ]);
    const noOnes = await listed(third, 'none');
    expect(idsOf(noOnes)).toContain(unhandled);
    expect(idsOf(noOnes)).not.toContain(handled);
    expect(new Set(noOnes.map(({ handler }) => handler))).toEqual(new Set([null]));
    expect(await call(chair, 'GET', '?handler=someone')).toMatchObject({ status: 400 });
  });

  it('exports who handles each paper, with the same filters', async () => {
    const exported = async (by: Person, handler: string) => {
      const columns = ['title', 'handler'];
      const request = { kind: 'papers', format: 'csv', columns, handler };
      return (await (await download(server, by.token, request)).text()).split('\r\n');
    };
    const [head, ...rows] = await exported(third, 'mine');
    expect(head).toContain('Handled by');
    expect(rows.filter((row) => row.includes('Ada Okafor'))).toHaveLength(1);
    expect((await exported(third, 'none')).join()).not.toContain('Ada Okafor');
  });
});

it('says whether the reader may act, by the topics that they may act on', async () => {
  const paper = await submittedPaper(server, (await server.person('user')).user.id);
  const reader = await server.person('admin');
  const acts = async () => {
    const page = (await call(reader, 'GET', `/${paper}`)).body;
    const note = await call(reader, 'POST', `/${paper}/notes`, { text: 'A note.' });
    return [page.mayAct, note.status];
  };
  await permit(server, reader, ['track-chair', 'read-only'], 'Another topic');
  expect(await acts()).toEqual([false, 404]);
  await permit(server, reader, ['read-only']);
  expect(await acts()).toEqual([false, 403]);
  // The control.
  await permit(server, reader, ['track-chair', 'read-only'], 'Synthetic media');
  expect(await acts()).toEqual([true, 200]);
  await permit(server, reader, []);
});

const declare = (by: Person, paper: string) =>
  call(by, 'POST', `/${paper}/conflict`, { reason: 'We share a grant.' });

it('says whether the organiser is emailed', async () => {
  const paper = await submittedPaper(server, (await server.person('user')).user.id);
  const messages = [];
  for (const to of [other, other, chair])
    messages.push((await name(chair, to, paper)).body.message);
  expect(messages).toEqual([
    'Paper handed over. We emailed the organiser.',
    'Paper handed over.',
    'Paper handed over.',
  ]);
});

it('names no one for what another permission only shows', async () => {
  const reader = await server.person('admin');
  await permit(server, reader, ['track-chair', 'read-only'], 'Another topic');
  expect((await name(chair, reader)).status).toBe(400);
  // The control.
  await permit(server, reader, ['track-chair', 'read-only'], 'Synthetic media');
  expect((await name(chair, reader)).status).toBe(200);
  await permit(server, reader, []);
  await name(chair, null);
});

it('counts papers of the current edition', async () => {
  const paper = await submittedPaper(server, (await server.person('user')).user.id);
  await name(chair, other, paper);
  const papersOf = async ({ user }: Person) => {
    const { items } = (await call(chair, 'GET', `/${id}/handlers`)).body;
    return (items as { id: string; papers: number }[]).find((each) => each.id === user.id)?.papers;
  };
  const before = await papersOf(other);
  await server.dataSource.query(
    `WITH past AS (
       INSERT INTO editions (id, slug, is_current, revision, document)
       SELECT gen_random_uuid(), 'past', false, 1, document FROM editions RETURNING id)
     UPDATE papers SET edition_id = past.id FROM past WHERE papers.id = $1`,
    [paper],
  );
  expect(await papersOf(other)).toBe(Number(before) - 1);
});

describe('a paper whose handler loses access', () => {
  const query = (text: string, values: unknown[]) => server.dataSource.query(text, values);
  const users = (handler: Person, method: string, path: string, body?: object) =>
    server.call(method, `/admin/users/${handler.user.id}${path}`, { token: owner.token, body });
  const waiting = async () => {
    const { items } = (await server.call('GET', '/admin/dashboard/work', { token: other.token }))
      .body;
    const work = (items as { kind: string; count: number }[]).find(
      ({ kind }) => kind === 'lost-handlers',
    );
    const listed = (await call(other, 'GET', '?needs=handler')).body.items as { id: string }[];
    expect(listed).toHaveLength(work?.count ?? 0);
    return listed.map((row) => row.id);
  };
  let owner: Person;
  let handler: Person;
  let paper: string;
  beforeEach(async () => {
    owner = await server.person('admin');
    handler = await server.person('admin');
    await permit(server, handler, ['chair', 'read-only']);
    paper = await submittedPaper(server, (await server.person('user')).user.id);
    await name(other, handler, paper);
  });
  afterEach(() =>
    query('UPDATE users SET is_disabled = true WHERE id = ANY ($1)', [
      [owner, handler].map(({ user }) => user.id),
    ]),
  );

  const LOSSES: Record<string, () => Promise<{ status: number }>> = {
    'the permission': () => users(handler, 'DELETE', '/permissions/chair'),
    'the role': () => users(handler, 'PATCH', '', { role: 'researcher', version: 1 }),
    'an enabled account': () => users(handler, 'PATCH', '', { disabled: true, version: 1 }),
    'the account': () => users(handler, 'DELETE', '', { confirmation: handler.user.email }),
  };

  it.each(Object.keys(LOSSES))('waits for another handler when it loses %s', async (what) => {
    expect(await waiting()).not.toContain(paper);
    expect((await LOSSES[what]!()).status).toBe(200);
    expect(await handlerOf(paper)).toBeNull();
    expect(await waiting()).toContain(paper);
    const [entry] = await query(
      `SELECT actor_id, before_state, after_state FROM audit_entries
        WHERE action = 'paper.handed-over' AND subject_id = $1 ORDER BY id DESC LIMIT 1`,
      [paper],
    );
    expect(entry).toEqual({
      ...{ actor_id: owner.user.id, before_state: handler.user.id, after_state: null },
    });
    await name(other, other, paper);
    expect(await waiting()).not.toContain(paper);
  });

  it('waits for another handler once the permission has expired', async () => {
    const jobs = server.app.get(Scheduler, { strict: false });
    const end = after(server.clock.now(), HOUR).toISOString();
    await users(handler, 'PUT', '/permissions/chair', { topics: [], expiresAt: end });
    await jobs.run();
    expect(await handlerOf(paper)).toBe(handler.user.id);
    server.clock.advance(HOUR);
    await Promise.all([jobs.run(), jobs.run()]);
    expect(await handlerOf(paper)).toBeNull();
    expect(await waiting()).toContain(paper);
    const entries = await query(
      `SELECT actor_id, before_state FROM audit_entries
        WHERE action = 'paper.handed-over' AND subject_id = $1 AND after_state IS NULL`,
      [paper],
    );
    expect(entries).toEqual([{ actor_id: null, before_state: handler.user.id }]);
  });

  it('is named again for its handler at the moment of the loss without a deadlock', async () => {
    for (let n = 0; n < 8; n += 1) {
      await permit(server, handler, ['chair', 'read-only']);
      await name(other, handler, paper);
      const [named, revoked] = await Promise.all([
        name(other, handler, paper),
        users(handler, 'DELETE', '/permissions/chair'),
      ]);
      expect([200, 400]).toContain(named.status);
      expect(revoked.status).toBe(200);
      expect(await handlerOf(paper)).toBeNull();
    }
  });

  it('waits no longer once a chair wants no one in particular', async () => {
    await LOSSES['the permission']!();
    await name(other, null, paper);
    expect(await waiting()).not.toContain(paper);
  });

  it('keeps a handler who may still decide on it', async () => {
    await users(handler, 'DELETE', '/permissions/read-only');
    const grant = (topics: string[]) =>
      users(handler, 'PUT', '/permissions/track-chair', { topics, expiresAt: null });
    expect((await grant(['Synthetic media'])).status).toBe(200);
    await users(handler, 'DELETE', '/permissions/chair');
    expect(await handlerOf(paper)).toBe(handler.user.id);
    // The control: other topics.
    await grant(['Another topic']);
    expect(await handlerOf(paper)).toBeNull();
    expect(await waiting()).toContain(paper);
  });

  it('is not given to someone whose permission is revoked at the same moment', async () => {
    const next = await server.person('admin');
    await permit(server, next, ['chair']);
    const [named] = await Promise.all([
      name(other, next, paper),
      users(next, 'DELETE', '/permissions/chair'),
    ]);
    expect(await handlerOf(paper)).toBe(named.status === 200 ? null : handler.user.id);
    await query('UPDATE users SET is_disabled = true WHERE id = $1', [next.user.id]);
  });
});

describe('a paper whose handler declares a conflict', () => {
  let paper: string;
  beforeEach(async () => {
    paper = await submittedPaper(server, (await server.person('user')).user.id);
    await name(chair, chair, paper);
  });

  it('is handed over by the product, to an organiser who is emailed', async () => {
    await declare(chair, paper);
    const handler = await handlerOf(paper);
    const next = [other, third].find(({ user }) => user.id === handler);
    expect((await toldTo(next!)).at(-1)).toMatchObject({ data: { by: null } });
    expect(await name(chair, chair, paper)).toMatchObject({ status: 404 });
  });

  it('has a handler without one when two declare it at once', async () => {
    const declared = await Promise.all([declare(chair, paper), declare(other, paper)]);
    expect(declared.map(({ status }) => status)).toEqual([200, 200]);
    const { handler } = (await call(third, 'GET', `/${paper}`)).body;
    expect(handler).toMatchObject({ id: third.user.id });
  });

  it('is handed over once when it is named at the same moment', async () => {
    const [declared, named] = await Promise.all([declare(chair, paper), name(third, other, paper)]);
    expect([declared.status, named.status]).toEqual([200, 200]);
    expect(await handlerOf(paper)).toBe(other.user.id);
  });

  it('is handed over by the declaration of another once its handler can no longer decide', async () => {
    await permit(server, chair, ['track-chair'], 'Another topic');
    await declare(other, paper);
    await permit(server, chair, ['chair']);
    expect((await call(third, 'GET', `/${paper}`)).body.handler).toMatchObject({
      id: third.user.id,
    });
  });

  it('is handed over when its handler declares one while bidding', async () => {
    await server.dataSource.query(
      `UPDATE editions SET document = jsonb_set(document, '{bidding}', '{"open": true}')`,
    );
    const body = { reason: 'My student wrote it.' };
    const path = `/reviews/bids/${paper}/conflict`;
    expect(await server.call('POST', path, { token: chair.token, body })).toMatchObject({
      status: 200,
    });
    expect([other.user.id, third.user.id]).toContain(await handlerOf(paper));
  });

  it('exports to its handler that they handle it, and nothing once the account is erased', async () => {
    const part = server.app.get(PaperHandlersPersonalData, { strict: false });
    const { manager } = server.dataSource;
    const collect = async (by: Person) =>
      (
        await part.collect(manager, chair.user, {
          ...by.user,
          permissions: [{ permission: 'owner', scope: null }],
        })
      ).map(({ paperId }) => paperId);
    expect(await collect(chair)).toContain(paper);
    expect(await collect(other)).toContain(paper);
    await declare(other, paper);
    expect(await collect(other)).not.toContain(paper);
    await part.erase(manager, chair.user, { actorId: chair.user.id, afterCommit: () => undefined });
    expect(await collect(chair)).toEqual([]);
  });
});
