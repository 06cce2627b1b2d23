import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Client } from 'pg';
import { DAMAGED_ORDERS } from '../../../test/damaged-orders.js';
import { DAMAGED_PAYMENTS } from '../../../test/damaged-payments.js';
import { DAMAGED_RECORDS } from '../../../test/damaged-records.js';
import { makePaper, registrationData } from '../../../test/registration-data.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { Counters } from '../../platform/counters/counters.service.js';
import { brokenInvariants } from './check.js';
import { registeredInvariants } from './invariants.js';

const damages = { ...DAMAGED_RECORDS, ...DAMAGED_PAYMENTS, ...DAMAGED_ORDERS };

let server: TestApp;
let client: Client;
beforeAll(async () => {
  server = await startTestApp();
  client = new Client({ connectionString: server.ownerUrl });
  await client.connect();
  await live();
});
afterAll(async () => {
  await client.end();
  await server.stop();
});

/** Six people register at the same time; their payments are rejected and their access changes. */
async function live() {
  const admin = await server.person('admin');
  const change = (id: string, body: object) =>
    server.call('PATCH', `/admin/users/${id}`, { token: admin.token, body });
  const one = async (n: number) => {
    const { user, token } = await server.person(n % 2 ? 'user' : 'unverified');
    await makePaper(server.app, user.id, n % 2 ? 'submitted' : 'rejected');
    const { body } = await server.call('POST', '/payments/manual-registration', {
      token,
      body: registrationData(),
    });
    await server.call('POST', `/admin/payments/${body.data.id}/reject`, {
      token: admin.token,
      body: { reason: 'No transfer arrived.', version: 1 },
    });
    await change(user.id, { role: 'reviewer', version: 1 });
    await change(user.id, { disabled: true, version: 2 });
    await server.app.get(Counters, { strict: false }).fold();
  };
  await Promise.all([1, 2, 3, 4, 5, 6].map(one));
}

const broken = async () => (await brokenInvariants(client)).map(({ name }) => name);

describe('the invariants', () => {
  it('include those of every *.invariants.ts', () => {
    const root = join(__dirname, '../..');
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
    const imports = readFileSync(join(__dirname, 'invariants.ts'), 'utf8').matchAll(
      /^import '(.+)\.js';$/gm,
    );
    const imported = [...imports].map(([, path = '']) =>
      relative(root, join(__dirname, `${path}.ts`)),
    );
    expect(imported.sort()).toEqual(files.filter((name) => name.endsWith('.invariants.ts')).sort());
  });

  it('hold during concurrent changes and after counters are folded into fewer rows', async () => {
    expect(await brokenInvariants(client)).toEqual([]);
    await server.app.get(Counters, { strict: false }).fold();
    const { rows } = await client.query(
      'SELECT counter, scope, value FROM counters GROUP BY 1, 2, 3 HAVING count(*) > 1',
    );
    expect(rows).toEqual([]);
    expect(await brokenInvariants(client)).toEqual([]);
  });

  it('ignore changes that were rolled back', async () => {
    await client.query('BEGIN');
    await client.query(`UPDATE users SET role = 'admin'`);
    await client.query('DELETE FROM papers');
    await client.query('ROLLBACK');
    expect(await broken()).toEqual([]);
  });

  it('are each broken once below', () => {
    expect(Object.keys(damages).sort()).toEqual(
      registeredInvariants()
        .map(({ name }) => name)
        .sort(),
    );
  });

  it.each(Object.entries(damages))('report a violation: %s', async (name, damage) => {
    const damaged = new Client({ connectionString: server.ownerUrl });
    await damaged.connect();
    await damaged.query('BEGIN');
    await damaged.query(damage);
    const found = await brokenInvariants(damaged);
    await damaged.end();
    expect(found.map((one) => one.name)).toContain(name);
    expect(await broken()).toEqual([]);
  });
});
