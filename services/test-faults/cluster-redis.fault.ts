import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { endPrograms } from '../test/program.js';
import { SECOND } from '../src/platform/core/time.js';
import { expectHeld, openParts, type Parts } from './cluster/parts.js';
import { PostgresServer } from './cluster/postgres-server.js';
import { scaled } from './seeded.js';
import { Trial } from './cluster/trial.js';

let parts: Parts;
beforeAll(async () => {
  parts = await openParts(await PostgresServer.create());
});
afterAll(() => parts.close());
afterAll(endPrograms);

/** Redis holds nothing that a request needs: not one is refused. */
const through = async (name: string, fault: (redis: Parts['redis']) => Promise<void>) => {
  const findings = await Trial.run(name, parts.cluster, () => fault(parts.redis));
  expectHeld(findings);
  expect(findings.refused).toBe(0);
};

it('holds while Redis is stopped', () =>
  through(`Redis stopped for ${scaled(60)} s`, async (redis) => {
    await redis.stop();
    await pause(scaled(60) * SECOND);
    await redis.start();
  }));

it('holds while Redis is emptied', () =>
  through('Redis emptied 10 times', async (redis) => {
    const client = new Redis(redis.url);
    for (let times = 0; times < 10; times += 1) {
      await pause(SECOND);
      await client.flushall();
    }
    client.disconnect();
  }));

it('holds while Redis is absent as an API and a worker start', () =>
  through('Redis absent while an API and a worker start', async (redis) => {
    await redis.stop();
    await parts.cluster.replace('api-1');
    await parts.cluster.replace('worker-1');
    await redis.start();
  }));
