import { auditRows } from '../../../test/admin-reads.js';
import { ONLINE, PlacesLab } from '../../../test/places.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { newId } from '../../platform/core/new-id.js';

let server: TestApp;
let lab: PlacesLab;
beforeAll(async () => {
  server = await startTestApp();
  lab = await PlacesLab.open(server);
});
afterAll(() => server.stop());

const admin = (method: string, path: string) =>
  server.call(method, `/admin${path}`, { token: lab.payments.admin.token });
const idOf = async (email: string) =>
  (await admin('GET', `/waiting-list?q=${encodeURIComponent(email)}`)).body.items[0].id as string;

it('lists who is waiting, with the places of each package', async () => {
  await lab.leave({ [ONLINE]: 1 }, 5);
  await lab.registered();
  const emails = [`${newId()}@example.org`, `${newId()}@example.org`];
  for (const email of emails) await lab.join(email);
  const { body } = await admin('GET', '/waiting-list?status=waiting');
  expect(body.items).toMatchObject(emails.map((email) => ({ email })));
  expect(body).toMatchObject({ counts: { waiting: 2, offered: 0 } });
  const found = await admin('GET', `/waiting-list?q=${emails[1]?.toUpperCase()}`);
  expect(found.body.items).toMatchObject([{ email: emails[1], name: 'Ada Okafor' }]);
  const places = (await admin('GET', '/places')).body;
  expect(places.packages).toContainEqual({
    ...{ registrationPackage: ONLINE, packageName: 'Virtual, presentation only', capacity: 1 },
    ...{ used: 1, taken: 1, offered: 0, waiting: 2 },
  });
  expect(places.onSite).toEqual({ capacity: 5, used: 0 });
});

it('offers a place out of turn, only while one is free', async () => {
  await lab.leave({ [ONLINE]: 0 });
  const [first, second] = [`${newId()}@example.org`, `${newId()}@example.org`];
  await lab.join(first);
  await lab.join(second);
  const id = await idOf(second);
  expect((await admin('POST', `/waiting-list/${id}/offer`)).body.code).toBe('SOLD_OUT');
  // While registration is closed, the product itself offers no place.
  await lab.save({ registration: { open: false } });
  await lab.leave({ [ONLINE]: 1 });
  expect((await admin('POST', `/waiting-list/${id}/offer`)).body.status).toBe('offered');
  expect((await admin('POST', `/waiting-list/${id}/offer`)).body.status).toBe('offered');
  expect([lab.offers(first), lab.offers(second)].map(({ length }) => length)).toEqual([0, 1]);
  const rows = await auditRows(server, lab.payments.admin.token, {
    action: 'waiting-list.offered',
  });
  expect(rows).toMatchObject([{ actor: { id: lab.payments.admin.user.id } }]);
  await lab.save({ registration: { open: true } });
});

it('removes an entry, and gives its offered place to the next one', async () => {
  await lab.leave({ [ONLINE]: 0 });
  const [first, second] = [`${newId()}@example.org`, `${newId()}@example.org`];
  await lab.join(first);
  await lab.join(second);
  const id = await idOf(second);
  expect((await admin('POST', `/waiting-list/${id}/remove`)).body.status).toBe('removed');
  expect((await admin('POST', `/waiting-list/${id}/remove`)).status).toBe(409);
  expect((await lab.at(lab.linkOf(second))).status).toBe('removed');
  expect((await admin('POST', `/waiting-list/${newId()}/remove`)).status).toBe(404);
});
