import { endPrograms } from '../test/program.js';
import { hasRedis, RedisServer } from '../test/redis-server.js';
import { MINUTE } from '../src/common/time.js';
import { MAILS_AT_ONCE } from '../src/mail/mail-sender.js';
import { record } from './figures.js';
import { killWorkers, repeatsByKill } from './mail-kills.js';
import { MailProduct } from './mail-product.js';
import { scaled } from './seeded.js';

afterAll(endPrograms);

describe.each(['PostgreSQL', 'Redis'])(
  'the worker killed 200 times at random moments, on %s',
  (on) => {
    const run = on === 'Redis' && !hasRedis() ? it.skip : it;

    run('loses no mail, and repeats none but those it had in hand', async () => {
      const redis = on === 'Redis' ? await RedisServer.atFreePort() : undefined;
      await redis?.start();
      const product = await MailProduct.open({ redisUrl: redis?.url });
      const plan = { name: on, kills: scaled(200), perSecond: 5, most: 60 };
      const { calls, failed, kills } = await killWorkers(product, plan);
      await product.worker();
      await product.drained(2 * MINUTE);
      const counts = await product.counts();
      const { none, most } = repeatsByKill(product.smtp.mails, kills);
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
      expect(counts).toMatchObject({ mails: 2 * calls, lost: 0 });
      expect({ failed, none }).toEqual({ failed: 'none', none: 0 });
      expect(most).toBeLessThanOrEqual(MAILS_AT_ONCE);
    });
  },
);
