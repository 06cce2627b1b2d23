import { Redis } from 'ioredis';
import { MINUTE, SECOND } from '../src/platform/core/time.js';
import { EMAILS_AT_ONCE } from '../src/messaging/delivery/email-sender.js';
import { endPrograms } from '../test/program.js';
import { hasRedis, RedisServer } from '../test/redis-server.js';
import { announceThroughKills, handedOver, reached } from './bulk-email-kills.js';
import { EmailProduct } from './email-product.js';
import { record } from './figures.js';
import { scaled } from './seeded.js';

const run = hasRedis() ? it : it.skip;

afterAll(endPrograms);

run(
  'an announcement reaches each of 5,000 people once, although workers, API and queue die',
  async () => {
    const redis = await RedisServer.atFreePort();
    await redis.start();
    const client = new Redis(redis.url);
    const product = await EmailProduct.open({ redisUrl: redis.url, bulkEmailsPerMinute: 6000 });
    const [people, kills] = [scaled(5000), 6];
    const began = Date.now();
    const fault = () => client.flushall();
    const id = await announceThroughKills(product, { name: 'group', people, kills, fault });
    await product.worker();
    await handedOver(product, id);
    await product.drained(2 * MINUTE);
    const counts = await reached(product, id);
    const seconds = Math.round((Date.now() - began) / SECOND);
    record('an announcement to a group', { kills, ...counts, seconds });
    client.disconnect();
    endPrograms();
    await product.close();
    await redis.stop();
    expect(counts).toMatchObject({ state: 'sent', rows: people, people, twice: 0 });
    expect(counts.repeats).toBeLessThanOrEqual(kills * EMAILS_AT_ONCE);
  },
);
