import { MINUTE, SECOND } from '../src/platform/core/time.js';
import { endPrograms } from '../test/program.js';
import { startTestApp } from '../test/test-app.js';
import { record } from './figures.js';
import { EmailProduct } from './email-product.js';
import { openSeats } from './open-seats.js';
import { killWhileRegistering } from './registration-kills.js';
import { scaled } from './seeded.js';

afterAll(endPrograms);

it('the API killed 50 times while 500 people register', async () => {
  const product = await EmailProduct.open();
  const plan = { kills: scaled(50), registrations: scaled(500), retryAfter: 2 * SECOND };
  const { lost, broken, ...counts } = await killWhileRegistering(product.api, {
    ...plan,
    name: 'registrations',
    hasKeys: true,
  });
  await product.worker();
  await product.drained(2 * MINUTE);
  const { emails, lost: unsent } = await product.counts();
  record('API killed while people register', {
    kills: plan.kills,
    'calls lost': lost,
    ...counts,
    emails,
    unsent,
    'invariants broken': broken.length,
  });
  endPrograms();
  await product.close();
  expect(broken).toEqual([]);
  expect(lost).toBeGreaterThan(0);
  const { registrations: registered } = plan;
  expect({ ...counts, emails, unsent }).toEqual({
    registered,
    there: registered,
    twice: 0,
    withoutEmail: 0,
    emails: registered,
    unsent: 0,
  });
});

it('control: without keys and unique indexes a lost answer is a second registration', async () => {
  const server = await startTestApp();
  await openSeats(server.ownerUrl);
  const plan = { kills: scaled(20), registrations: scaled(200), retryAfter: 2 * SECOND };
  const { lost, twice } = await killWhileRegistering(server, {
    ...plan,
    name: 'open seats',
    hasKeys: false,
  });
  record('control: API killed, no keys and no indexes', { kills: plan.kills, lost, twice });
  await server.stop();
  expect(twice).toBeGreaterThan(0);
});
