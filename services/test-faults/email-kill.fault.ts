import { endPrograms } from '../test/program.js';
import { hasRedis, RedisServer } from '../test/redis-server.js';
import { MINUTE } from '../src/platform/core/time.js';
import { EMAILS_AT_ONCE } from '../src/messaging/delivery/email-sender.js';
import { record } from './figures.js';
import { killWorkers, repeatsByKill } from './email-kills.js';
import { EmailProduct } from './email-product.js';
import { scaled } from './seeded.js';

afterAll(endPrograms);

describe.each(['PostgreSQL', 'Redis'])(
  'the worker killed 200 times at random moments, on %s',
  (on) => {
    const run = on === 'Redis' && !hasRedis() ? it.skip : it;

    run('loses no email, and repeats none but those it had in hand', async () => {
      const redis = on === 'Redis' ? await RedisServer.atFreePort() : undefined;
      await redis?.start();
      const product = await EmailProduct.open({ redisUrl: redis?.url });
      const plan = { name: on, kills: scaled(200), perSecond: 5, most: 60 };
      const { calls, failed, kills } = await killWorkers(product, plan);
      await product.worker();
      await product.drained(2 * MINUTE);
      const counts = await product.counts();
      const { none, most } = repeatsByKill(product.smtp.emails, kills);
      record(`worker killed, queue on ${on}`, {
        kills: kills.length,
        calls,
        failed,
        ...counts,
        'at most by one kill': most,
      });
      endPrograms();
      await product.close();
      await redis?.stop();
      expect(counts).toMatchObject({ emails: 2 * calls, lost: 0 });
      expect({ failed, none }).toEqual({ failed: 'none', none: 0 });
      expect(most).toBeLessThanOrEqual(EMAILS_AT_ONCE);
    });
  },
);
