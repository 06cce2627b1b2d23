import { submittedPaper } from '../../../test/papers.js';
import { emailsOf } from '../../../test/outbox-rows.js';
import { permit, type Person } from '../../../test/people.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
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
    await part.erase(manager, chair.user);
    expect(await collect(chair)).toEqual([]);
  });
});
