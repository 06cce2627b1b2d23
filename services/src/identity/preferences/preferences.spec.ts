import type { Person } from '../../../test/people.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';

let server: TestApp;
let person: Person;
let other: Person;
beforeAll(async () => {
  server = await startTestApp();
  person = await server.person('admin');
  other = await server.person('admin');
});
afterAll(() => server.stop());

const call = (method: string, path = '', body?: object, { token } = person) =>
  server.call(method, `/auth/preferences${path}`, { token, body });
const view = { list: 'papers', name: 'My topics', search: 'phase=review&sort=-score' };

it('keeps what a person chose, and nothing of another', async () => {
  const usual = {
    ...{ hasShortcuts: true, paperColumns: null, exportColumns: {}, views: [] },
    getsAnnouncements: true,
  };
  expect((await call('GET')).body).toEqual(usual);
  await call('PATCH', '', { paperColumns: ['score', 'topic'] });
  const changed = { ...usual, hasShortcuts: false, paperColumns: ['score', 'topic'] };
  expect((await call('PATCH', '', { hasShortcuts: false })).body).toEqual(changed);
  expect((await call('PATCH', '', { paperColumns: null })).body).toMatchObject({
    paperColumns: null,
  });
  const exportColumns = { papers: ['number'], payments: ['extra.dinner'], audit: ['at'] };
  expect((await call('PATCH', '', { exportColumns })).body).toMatchObject({ exportColumns });
  expect((await call('PATCH', '', { exportColumns: { enquiries: ['id'] } })).status).toBe(400);
  expect((await call('GET', '', undefined, other)).body).toEqual(usual);
});

it('saves, replaces, renames and deletes views', async () => {
  const { views } = (await call('PUT', '/views', view)).body;
  expect(views).toMatchObject([view]);
  const { id } = views[0];
  expect((await call('PUT', '/views', { ...view, search: 'tag=discuss' })).body.views).toEqual([
    { ...view, id, search: 'tag=discuss' },
  ]);
  await call('PUT', '/views', { ...view, name: 'Late' });
  expect(await call('PATCH', `/views/${id}`, { name: 'Late' })).toMatchObject({
    status: 409,
    body: { code: 'CONFLICT' },
  });
  expect((await call('PATCH', `/views/${id}`, { name: 'Discuss' })).body.views).toMatchObject([
    { name: 'Discuss' },
    { name: 'Late' },
  ]);
  for (const method of ['PATCH', 'DELETE']) {
    const body = method === 'PATCH' ? { name: 'Mine' } : undefined;
    expect(await call(method, `/views/${id}`, body, other)).toMatchObject({ status: 404 });
  }
  expect((await call('DELETE', `/views/${id}`)).status).toBe(200);
  expect(await call('DELETE', `/views/${id}`)).toMatchObject({ status: 404 });
});

it('keeps sets of columns by export, apart from views of the list', async () => {
  const { token } = await server.person('admin');
  const set = { list: 'papers-export', name: 'My topics', search: 'columns=number+title+extra.x' };
  const put = (body: object) => server.call('PUT', '/auth/preferences/views', { token, body });
  await put(view);
  const { views } = (await put(set)).body;
  expect(views).toEqual(expect.arrayContaining([view, set].map(expect.objectContaining)));
  expect(views).toHaveLength(2);
  expect((await put({ ...set, search: 'columns=number' })).body.views).toHaveLength(2);
  expect((await put({ ...set, list: 'payments-export' })).body.views).toHaveLength(3);
});

it.each([
  ['a script', { ...view, search: '"><script>' }],
  ['an empty name', { ...view, name: ' ' }],
  ['another list', { ...view, list: 'users' }],
])('refuses a view with %s', async (_what, body) => {
  expect((await call('PUT', '/views', body)).status).toBe(400);
});

it('refuses more than 50 views', async () => {
  for (let n = 0; n < 50; n += 1)
    await call('PUT', '/views', { ...view, name: `View ${n}` }, other);
  expect(await call('PUT', '/views', { ...view, name: 'One more' }, other)).toMatchObject({
    status: 409,
  });
  expect((await call('PUT', '/views', { ...view, name: 'View 7' }, other)).status).toBe(200);
});

it('leaves with the account', async () => {
  const { user, token, password } = await server.person('user');
  await server.call('PUT', '/auth/preferences/views', { token, body: view });
  await server.call('PATCH', '/auth/preferences', { token, body: { hasShortcuts: false } });
  const body = { password, confirmation: user.email };
  expect((await server.call('DELETE', '/auth/me', { token, body })).status).toBe(200);
  const left = await server.dataSource.query(
    'SELECT user_id FROM preferences WHERE user_id = $1 UNION SELECT id FROM saved_views WHERE owner_id = $1',
    [user.id],
  );
  expect(left).toEqual([]);
});
