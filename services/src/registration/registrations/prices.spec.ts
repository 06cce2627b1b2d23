import { registrationsWithoutPayment } from '../../../test/payment-invariants.js';
import { PaymentsLab } from '../../../test/payments.js';
import { makePaper, registrationData } from '../../../test/registration-data.js';
import type { Person } from '../../../test/people.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';

/** The announced fees, in dollars. */
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

/** Values that are no price, and the prices of all other pairs. */
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
let lab: PaymentsLab;
let author: Person;
beforeAll(async () => {
  server = await startTestApp();
  lab = await PaymentsLab.open(server);
  author = await server.person('user');
  await makePaper(server.app, author.user.id);
});
afterAll(() => server.stop());

const send = (method: string, path: string, body: object, { token }: Person = author) =>
  server.call(method, path, { token, body });

/** Everything that a registration or a payment writes, as finance and the author read it. */
async function stored(): Promise<unknown> {
  const { items, counts } = await lab.list();
  expect(counts.all).toBe(items.length);
  const read = async (path: string, { token } = lab.admin) =>
    (await server.call('GET', path, { token })).body;
  return {
    payments: await Promise.all((items as { id: string }[]).map(({ id }) => lab.read(id))),
    emails: (await read('/admin/emails?limit=1')).counts,
    audit: await read('/admin/audit?limit=100'),
    status: await read('/registration/check-status', author),
  };
}

const dataFor = (pair: (typeof pairs)[number]) => {
  const isAuthor = pair.registrationPackage.includes('publication');
  return registrationData({ ...pair, registrationType: isAuthor ? 'author' : 'participant' });
};

describe.each(pairs)('$registrationPackage for a $academicCategory, at USD $price', (pair) => {
  it('is registered for no other price, and stores nothing otherwise', async () => {
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

  it('rejects a change of package to another price, by payer or finance', async () => {
    const payer = await server.person('user');
    await makePaper(server.app, payer.user.id);
    const other = pairs.find(
      ({ registrationPackage }) => registrationPackage !== pair.registrationPackage,
    );
    if (!other) throw new Error('there is only one package');
    const first = await send('POST', '/payments/manual-registration', dataFor(other), payer);
    const { id } = first.body.data as { id: string };
    const before = await stored();
    for (const price of wrongFor(pair.price)) {
      const choice = { ...pair, price };
      const answers = [
        await send('PUT', `/payments/${id}/package`, choice, payer),
        await send('PUT', `/admin/payments/${id}/package`, { ...choice, version: 1 }, lab.admin),
      ];
      for (const { status } of answers) expect([400, 422]).toContain(status);
    }
    expect(await stored()).toEqual(before);
    const changed = await send('PUT', `/payments/${id}/package`, pair, payer);
    expect(changed).toMatchObject({ status: 200, body: { data: { amount: pair.price } } });
  });
});

it('leaves one payment for each registration, of its amount', async () => {
  expect(await registrationsWithoutPayment(server)).toEqual([]);
});
