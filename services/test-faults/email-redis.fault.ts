import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { endPrograms } from '../test/program.js';
import { hasRedis, RedisServer } from '../test/redis-server.js';
import { MINUTE, SECOND } from '../src/platform/core/time.js';
import { record } from './figures.js';
import { EmailProduct } from './email-product.js';
import { EmailTraffic } from './email-traffic.js';

/** Seconds. */
const DRAINED_WITHIN = 30;

const run = hasRedis() ? it : it.skip;

afterAll(endPrograms);

async function through(
  experiment: string,
  redis: RedisServer,
  product: EmailProduct,
  fault: () => Promise<void>,
) {
  const traffic = new EmailTraffic(product, 5);
  await fault();
  const back = Date.now();
  const waiting = await product.count(`status = 'queued'`);
  const { calls, failed } = await traffic.end();
  await product.drained(2 * MINUTE);
  const drained = Math.round((Date.now() - back) / SECOND);
  const counts = await product.counts();
  const usual = await product.secondsFor(waiting);
  record(experiment, {
    calls,
    failed,
    ...counts,
    waiting,
    's to drain': drained,
    's for as many otherwise': usual,
  });
  endPrograms();
  await product.close();
  await redis.stop();
  expect(counts).toEqual({ emails: 2 * calls, lost: 0, repeats: 0 });
  expect(failed).toBe('none');
  // A busy machine sends more slowly.
  expect(drained).toBeLessThanOrEqual(Math.max(DRAINED_WITHIN, 2 * usual));
}

run('Redis absent at the start, for 30 s', async () => {
  const redis = await RedisServer.atFreePort();
  const product = await EmailProduct.open({ redisUrl: redis.url });
  await through('Redis absent at the start', redis, product, async () => {
    await product.worker();
    await pause(30 * SECOND);
    await redis.start();
  });
});

run('Redis killed, and away for 60 s', async () => {
  const redis = await RedisServer.atFreePort();
  await redis.start();
  const product = await EmailProduct.open({ redisUrl: redis.url });
  await through('Redis killed, away for 60 s', redis, product, async () => {
    await product.worker();
    await pause(5 * SECOND);
    await redis.stop();
    await pause(60 * SECOND);
    await redis.start();
  });
});

run('Redis emptied again and again', async () => {
  const redis = await RedisServer.atFreePort();
  await redis.start();
  const product = await EmailProduct.open({ redisUrl: redis.url });
  const client = new Redis(redis.url);
  await through('Redis emptied 20 times', redis, product, async () => {
    await product.worker();
    for (let n = 0; n < 20; n += 1) {
      await pause(SECOND);
      await client.flushall();
    }
    client.disconnect();
  });
});
