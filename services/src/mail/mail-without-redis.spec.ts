import { Redis } from 'ioredis';
import { MailLab } from '../../test/mail-lab.js';
import { hasRedis, RedisServer } from '../../test/redis-server.js';
import { SECOND } from '../common/time.js';

const run = hasRedis() ? it : it.skip;
let redis: RedisServer;
let lab: MailLab | undefined;

beforeEach(async () => {
  if (hasRedis()) redis = await RedisServer.atFreePort();
});
afterEach(async () => {
  await lab?.close();
  await redis?.stop();
});

run('mail waits for a Redis that is absent at the start', async () => {
  lab = await MailLab.open({ redisUrl: redis.url });
  await lab.welcome('ada@example.org');
  expect(await lab.rows()).toMatchObject([{ status: 'queued' }]);
  await redis.start();
  await lab.smtp.took(1);
  await lab.until(({ status }) => status === 'sent');
});

run('mail waits while Redis is away', async () => {
  await redis.start();
  lab = await MailLab.open({ redisUrl: redis.url });
  await lab.welcome('first@example.org');
  await lab.until(({ status }) => status === 'sent');
  await redis.stop();
  await lab.welcome('second@example.org');
  await redis.start();
  await lab.until(({ status }) => status === 'sent');
  expect(lab.smtp.mails.map(({ to }) => to)).toEqual(['first@example.org', 'second@example.org']);
});

run('mail survives a Redis that loses everything', async () => {
  await redis.start();
  lab = await MailLab.open({ redisUrl: redis.url });
  const holds: (() => void)[] = [];
  lab.smtp.beforeAnswer = () => new Promise<void>((resolve) => holds.push(resolve));
  const addresses = Array.from({ length: 10 }, (_, n) => `person-${n}@example.org`);
  await lab.transaction(async (tx) => {
    for (const to of addresses) {
      await lab?.outbox.add(tx, { kind: 'welcome', to, cause: to, data: { firstName: 'Ada' } });
    }
  });
  await lab.smtp.took(4);
  const { mails } = lab.smtp;
  await lab.until(
    ({ recipient, relayedAt }) => relayedAt !== null || mails.some(({ to }) => to === recipient),
  );

  const client = new Redis(redis.url);
  await client.flushall();
  client.disconnect();
  lab.smtp.beforeAnswer = () => undefined;
  for (const release of holds) release();
  await lab.pass(31 * SECOND);
  await lab.until(({ status }) => status === 'sent');
  expect(lab.smtp.mails.map(({ to }) => to).sort()).toEqual(addresses.sort());
});

run(
  'a worker stops at once while Redis is away',
  async () => {
    await redis.start();
    lab = await MailLab.open({ redisUrl: redis.url });
    await redis.stop();
    await lab.welcome('ada@example.org');
    await lab.close();
    lab = undefined;
  },
  10_000,
);
