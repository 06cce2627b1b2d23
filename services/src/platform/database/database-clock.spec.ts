import { spyOn } from 'jest-mock';
import { createApp } from '../../operations/start/create-app.js';
import { createDatabase } from '../../../test/database.js';
import { testConfig } from '../../../test/test-config.js';
import { Clock } from '../core/clock.js';
import { MINUTE, SECOND } from '../core/time.js';
import { DatabaseClock } from './database-clock.js';

const real = Date.now.bind(Date);

it.each([5 * MINUTE, -5 * MINUTE])(
  'gives a machine whose clock is %i ms off the time of its database',
  async (off) => {
    const { databaseUrl, migrationDatabaseUrl, drop } = await createDatabase();
    const clock = new Clock();
    const app = await createApp(testConfig({ databaseUrl, migrationDatabaseUrl }), { clock });
    await app.init();
    expect(clock.now().getTime() - real()).toBeLessThanOrEqual(SECOND);
    const wrong = spyOn(Date, 'now').mockImplementation(() => real() + off);
    try {
      // The control: the time of the machine.
      expect(Math.abs(clock.now().getTime() - real())).toBeGreaterThan(4 * MINUTE);
      await app.get(DatabaseClock, { strict: false }).adjust();
      expect(Math.abs(clock.now().getTime() - real())).toBeLessThanOrEqual(2 * SECOND);
    } finally {
      wrong.mockRestore();
    }
    await app.get(DatabaseClock, { strict: false }).adjust();
    expect(Math.abs(clock.now().getTime() - real())).toBeLessThanOrEqual(2 * SECOND);
    await app.close();
    await drop();
  },
);
