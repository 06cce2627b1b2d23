import { permit } from '../../../test/people.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import type { Permission } from '../../platform/http/policy/rights.js';
import type { AdminEdition } from './admin-editions.schema.js';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());

async function editor(permission: Permission) {
  const person = await server.person('admin');
  await permit(server, person, [permission]);
  const call = (method: string, path: string, body?: object) =>
    server.call(method, `/admin/editions${path}`, { token: person.token, body });
  const { items } = (await call('GET', '')).body as { items: { id: string }[] };
  const path = `/${items[0]?.id}`;
  const edition = (await call('GET', path)).body as AdminEdition;
  const save = async (...sections: (keyof AdminEdition['document'])[]) => {
    const { revision } = (await call('GET', path)).body as AdminEdition;
    const entries = sections.map((name) => [name, edition.document[name]] as const);
    return call('PATCH', path, { revision, ...Object.fromEntries(entries) });
  };
  return { save };
}

it.each([
  ['site-editor', 'about', 'invoicing'],
  ['site-editor', 'dates', 'extras'],
  ['finance', 'invoicing', 'about'],
  ['chair', 'limits', 'invoicing'],
  ['chair', 'dates', 'about'],
] as const)('lets a %s save %s and refuses %s', async (permission, own, other) => {
  const { save } = await editor(permission);
  expect((await save(own)).status).toBe(200);
  expect(await save(own, other)).toMatchObject({
    status: 403,
    body: { code: 'FORBIDDEN', fields: { [other]: expect.any(String) } },
  });
});

it('lets an owner save every section', async () => {
  const { save } = await editor('owner');
  expect((await save('about', 'invoicing', 'limits')).status).toBe(200);
});
