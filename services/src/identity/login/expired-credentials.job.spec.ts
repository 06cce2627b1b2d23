import { register } from '../../../test/accounts.js';
import { startTestApp } from '../../../test/test-app.js';
import { Scheduler } from '../../platform/jobs/scheduler.js';
import { DAY, HOUR } from '../../platform/core/time.js';

const TABLES = ['verification_codes', 'attempts', 'password_resets', 'sessions'];

it('forgets what can no longer matter, and nothing sooner', async () => {
  const server = await startTestApp();
  const counts = () =>
    Promise.all(
      TABLES.map(async (table) => {
        const [{ count }] = await server.dataSource.query(`SELECT count(*) FROM ${table}`);
        return Number(count);
      }),
    );
  const { email } = await register(server);
  await server.call('POST', '/auth/verify-email', { body: { email, code: '0000' } });
  await server.call('POST', '/auth/forgot-password', { body: { email } });
  const scheduler = server.app.get(Scheduler, { strict: false });

  await scheduler.run();
  // Two counts: codes sent within the hour, and tries within the day.
  expect(await counts()).toEqual([1, 2, 1, 1]);
  server.clock.advance(2 * HOUR);
  await scheduler.run();
  expect(await counts()).toEqual([0, 1, 0, 1]);
  server.clock.advance(31 * DAY);
  await scheduler.run();
  expect(await counts()).toEqual([0, 0, 0, 0]);
  await server.stop();
});
