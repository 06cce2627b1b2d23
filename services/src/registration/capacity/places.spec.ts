import { newId } from '../../platform/core/new-id.js';
import { EditionsService } from '../../conference/editions/editions.service.js';
import { ON_SITE, ONLINE, PlacesLab } from '../../../test/places.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';

const WITHIN = 'no place is given beyond the limit of its package or of the room';

let server: TestApp;
let lab: PlacesLab;
beforeAll(async () => {
  server = await startTestApp();
  lab = await PlacesLab.open(server);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => server.stop());

const onSite = { registrationPackage: ON_SITE };

it('registers no more people than a package has places when 20 register at once', async () => {
  await lab.leave({ [ONLINE]: 5 });
  const answers = await Promise.all(Array.from({ length: 20 }, () => lab.register()));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
  const refused = answers.find(({ status }) => status !== 201);
  expect(refused).toMatchObject({ status: 409, body: { code: 'SOLD_OUT' } });
  expect((await lab.places())[ONLINE]).toEqual({ state: 'sold-out', left: null });
  expect(await lab.broken()).toEqual([]);
});

it('would register all of them without the lock, and the invariant reports it', async () => {
  await lab.leave({ [ONLINE]: 1 });
  const editions = server.app.get(EditionsService, { strict: false });
  const AT_ONCE = 4;
  const begun = new Set<unknown>();
  let written = 0;
  let open: () => void = () => undefined;
  const all = new Promise<void>((resolve) => (open = resolve));
  // Called before and after each registration is written.
  jest.spyOn(editions, 'lock').mockImplementation(async (tx) => {
    const edition = await editions.current(tx);
    if (begun.has(tx)) {
      if ((written += 1) === AT_ONCE) open();
      await all;
    }
    begun.add(tx);
    return edition;
  });
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => lab.register()));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect(await lab.broken()).toEqual([WITHIN]);
  jest.restoreAllMocks();
  await lab.leave({});
  expect(await lab.broken()).toEqual([]);
});

it('shares the places of the room between all packages on site', async () => {
  await lab.leave({ [ON_SITE]: 9 }, 1);
  expect((await lab.register(onSite)).status).toBe(201);
  expect((await lab.register(onSite)).body.code).toBe('SOLD_OUT');
  expect((await lab.register()).status).toBe(201);
  expect(await lab.places()).toMatchObject({
    physical_publication: { state: 'sold-out' },
    [ON_SITE]: { state: 'sold-out' },
    [ONLINE]: { state: 'open', left: null },
  });
});

it('answers a repeat with the first payment, also when the package is full', async () => {
  await lab.leave({ [ONLINE]: 1 });
  const { token } = await server.person('user');
  const email = `${newId()}@example.org`;
  const answers = await Promise.all([1, 2].map(() => lab.register({ email }, { token })));
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(answers[0]?.body.data.id).toBe(answers[1]?.body.data.id);
});

it('refuses a change to a full package, and frees the place of the package before', async () => {
  await lab.leave({ [ONLINE]: 1, [ON_SITE]: 1 });
  const online = await lab.registered();
  const inRoom = await lab.registered(onSite);
  const change = ({ id, token }: typeof online, registrationPackage: string) =>
    server.call('PUT', `/payments/${id}/package`, {
      token,
      body: { registrationPackage, academicCategory: 'student', price: 50 },
    });
  expect((await change(online, ON_SITE)).body.code).toBe('SOLD_OUT');
  await lab.cancel(inRoom);
  expect((await change(online, ON_SITE)).status).toBe(200);
  expect((await lab.register()).status).toBe(201);
  expect((await lab.register(onSite)).body.code).toBe('SOLD_OUT');
});

it('shows how many places are left only where they are few, and keeps the limit to itself', async () => {
  await lab.leave({ [ONLINE]: 200, [ON_SITE]: 12 });
  expect(await lab.places()).toMatchObject({ [ONLINE]: { state: 'open', left: null } });
  await lab.registered(onSite);
  await lab.registered(onSite);
  expect(await lab.places()).toMatchObject({ [ON_SITE]: { state: 'few', left: 10 } });
  const edition = (await server.call('GET', '/edition')).body;
  expect(edition).toHaveProperty('fees');
  expect(edition).not.toHaveProperty('places');
});

it('allows a limit below the places that are taken, and then gives no more', async () => {
  await lab.leave({ [ONLINE]: 2 });
  const people = [await lab.registered(), await lab.registered()];
  await lab.leave({ [ONLINE]: -1 });
  await lab.cancel(people[0]!);
  expect((await lab.register()).body.code).toBe('SOLD_OUT');
  await lab.cancel(people[1]!);
  expect((await lab.register()).status).toBe(201);
  expect(await lab.broken()).toEqual([]);
});
