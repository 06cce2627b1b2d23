import { makePaper, registrationData } from '../../test/registration-data.js';
import type { Person } from '../../test/people.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';

/** The fees as they are announced, in dollars. */
const PRICES = {
  virtual_publication: { student: 250, professional: 350 },
  virtual_presentation_only: { student: 50, professional: 250 },
  physical_publication: { student: 250, professional: 350 },
  physical_presentation_only: { student: 50, professional: 250 },
};

const pairs = Object.entries(PRICES).flatMap(([registrationPackage, prices]) =>
  Object.entries(prices).map(([academicCategory, price]) => ({
    registrationPackage,
    academicCategory,
    price,
  })),
);

/** No number that a price could be, another currency, and what every other pair costs. */
const wrongFor = (price: number) => [
  ...[
    0,
    -1,
    1e9,
    -price,
    price + 0.01,
    price * 100,
    `${price}`,
    '',
    null,
    undefined,
    true,
    [price],
  ],
  ...new Set(pairs.map((other) => other.price).filter((other) => other !== price)),
];

let server: TestApp;
let author: Person;
beforeAll(async () => {
  server = await startTestApp();
  author = await server.person('user');
  await makePaper(server.app, author.user.id);
});
afterAll(() => server.stop());

const send = (method: string, path: string, body: object, { token }: Person = author) =>
  server.call(method, path, { token, body });

/** All that a registration or a payment ever writes. */
async function stored(): Promise<unknown> {
  const [rows] = await server.dataSource.query(`
    SELECT (SELECT json_agg(r) FROM registrations r) AS registrations,
           (SELECT json_agg(p) FROM payments p) AS payments,
           (SELECT count(*) FROM ledger_entries) AS entries,
           (SELECT count(*) FROM outgoing_mails) AS mails,
           (SELECT count(*) FROM audit_entries) AS audit`);
  return rows;
}

const dataFor = (pair: (typeof pairs)[number]) => {
  const isAuthor = pair.registrationPackage.includes('publication');
  return registrationData({ ...pair, registrationType: isAuthor ? 'author' : 'participant' });
};

describe.each(pairs)('$registrationPackage for a $academicCategory, at USD $price', (pair) => {
  it('is registered for no other price, and nothing is stored', async () => {
    const before = await stored();
    const bodies: Record<string, unknown>[] = [
      ...wrongFor(pair.price).map((price) => ({ ...dataFor(pair), price })),
      { ...dataFor(pair), currency: 'EUR' },
    ];
    for (const body of bodies) {
      const { status } = await send('POST', '/payments/manual-registration', body);
      expect([400, 422]).toContain(status);
    }
    const notANumber = JSON.stringify(dataFor(pair)).replace(
      `"price":${pair.price}`,
      '"price":NaN',
    );
    const answer = await server.call('POST', '/payments/manual-registration', {
      token: author.token,
      body: notANumber,
    });
    expect(answer.status).toBe(400);
    expect(await stored()).toEqual(before);
  });

  it('is not moved to for another price, by payer or finance', async () => {
    const payer = await server.person('user');
    const admin = await server.person('admin');
    await makePaper(server.app, payer.user.id);
    const other = pairs.find(
      ({ registrationPackage }) => registrationPackage !== pair.registrationPackage,
    );
    if (!other) throw new Error('one package alone');
    const first = await send('POST', '/payments/manual-registration', dataFor(other), payer);
    const { id } = first.body.data as { id: string };
    const before = await stored();
    for (const price of wrongFor(pair.price)) {
      const choice = { ...pair, price };
      const answers = [
        await send('PUT', `/payments/${id}/package`, choice, payer),
        await send('PUT', `/admin/payments/${id}/package`, { ...choice, version: 1 }, admin),
      ];
      for (const { status } of answers) expect([400, 422]).toContain(status);
    }
    expect(await stored()).toEqual(before);
    const changed = await send('PUT', `/payments/${id}/package`, pair, payer);
    expect(changed).toMatchObject({ status: 200, body: { data: { amount: pair.price } } });
  });
});
