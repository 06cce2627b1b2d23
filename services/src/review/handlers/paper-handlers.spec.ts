import { submittedPaper } from '../../../test/papers.js';
import { emailsOf } from '../../../test/outbox-rows.js';
import { permit, type Person } from '../../../test/people.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';

let server: TestApp;
let chair: Person;
let other: Person;
let id: string;
beforeAll(async () => {
  server = await startTestApp();
  await server.dataSource.query(`UPDATE users SET is_disabled = true WHERE role = 'admin'`);
  [chair, other] = [await server.person('admin'), await server.person('admin')];
  for (const person of [chair, other]) await permit(server, person, ['chair']);
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

it('hands a paper over to another organiser, who is told once, and finds it', async () => {
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
  expect(candidates.map((each) => each.id).sort()).toEqual([chair.user.id, other.user.id].sort());
  for (const person of [topic, finance]) {
    expect(await name(chair, person)).toMatchObject({
      status: 400,
      body: { fields: { userId: expect.stringContaining('Choose another one.') } },
    });
  }
  expect(await handlerOf()).toBeNull();
});

it('is handed over by the product when the responsible chair declares a conflict', async () => {
  const paper = await submittedPaper(server, (await server.person('user')).user.id);
  await name(chair, chair, paper);
  const before = (await toldTo(other)).length;
  await call(chair, 'POST', `/${paper}/conflict`, { reason: 'We share a grant.' });
  expect(await handlerOf(paper)).toBe(other.user.id);
  expect((await toldTo(other)).slice(before)).toMatchObject([{ data: { by: null } }]);
  expect(await name(chair, chair, paper)).toMatchObject({ status: 404 });
});
