import { createRedisBackend, Queue, setDefaultBackendFactory } from 'bullmq';
import { Redis } from 'ioredis';
import { EmailLab } from '../../../test/email-lab.js';
import { hasRedis, RedisServer } from '../../../test/redis-server.js';
import { startTestApp } from '../../../test/test-app.js';
import { switchOff } from '../../../test-faults/protections-off.js';
import { SECOND } from '../../platform/core/time.js';
import { welcome } from '../../identity/email-verification/welcome.email.js';

const run = hasRedis() ? it : it.skip;
let redis: RedisServer;
let lab: EmailLab;

beforeEach(async () => {
  if (hasRedis()) redis = await RedisServer.atFreePort();
});
afterEach(async () => {
  await lab?.close();
  await redis?.stop();
});

run(
  'visitors are answered while Redis is away, and a call that queued itself would hang',
  async () => {
    const server = await startTestApp({ redisUrl: redis.url });
    const body = {
      name: 'Ada Okafor',
      email: 'ada@example.org',
      subject: 'A question',
      category: 'Media',
      message: 'Is there a press room?',
    };
    expect(await server.call('POST', '/contact', { body })).toMatchObject({ status: 201 });
    const client = new Redis(redis.url, { maxRetriesPerRequest: null });
    client.on('error', () => undefined);
    // Applies to the whole process, so other test files may have set PostgreSQL.
    setDefaultBackendFactory(createRedisBackend);
    const queue = new Queue('mail', { connection: client });
    queue.on('error', () => undefined);
    const adding = queue.add('send', {}).then(() => 'added');
    const answered = server.call('GET', '/edition').then(() => 'answered');
    expect(await Promise.race([adding, answered])).toBe('answered');
    adding.catch(() => undefined);
    client.disconnect();
    await server.stop();
  },
);

run(
  'a worker stops at once while Redis is away',
  async () => {
    await redis.start();
    lab = await EmailLab.open({ redisUrl: redis.url });
    await redis.stop();
    await lab.welcome('ada@example.org');
    await lab.close();
  },
  10_000,
);

run('email waits for a Redis that is absent at the start', async () => {
  lab = await EmailLab.open({ redisUrl: redis.url });
  await lab.welcome('ada@example.org');
  expect(await lab.rows()).toMatchObject([{ status: 'queued' }]);
  await redis.start();
  await lab.smtp.took(1);
  await lab.until(({ status }) => status === 'sent');
});

run('email waits while Redis is away', async () => {
  await redis.start();
  lab = await EmailLab.open({ redisUrl: redis.url });
  await lab.welcome('first@example.org');
  await lab.until(({ status }) => status === 'sent');
  await redis.stop();
  await lab.welcome('second@example.org');
  await redis.start();
  await lab.until(({ status }) => status === 'sent');
  expect(lab.smtp.emails.map(({ to }) => to)).toEqual(['first@example.org', 'second@example.org']);
});

/** Ten emails, of which a Redis that loses everything takes six along. */
async function emptied(): Promise<string[]> {
  const holds: (() => void)[] = [];
  const { smtp } = lab;
  smtp.beforeAnswer = () => new Promise<void>((resolve) => holds.push(resolve));
  const addresses = Array.from({ length: 10 }, (_, n) => `person-${n}@example.org`);
  await lab.transaction(async (tx) => {
    for (const to of addresses) {
      await lab.outbox.add(tx, { template: welcome, to, cause: to, data: { firstName: 'Ada' } });
    }
  });
  await smtp.took(4);
  await lab.until(
    ({ recipient, relayedAt }) =>
      relayedAt !== null || smtp.emails.some(({ to }) => to === recipient),
  );
  const client = new Redis(redis.url);
  await client.flushall();
  client.disconnect();
  smtp.beforeAnswer = () => undefined;
  for (const release of holds) release();
  await lab.pass(11 * SECOND);
  return addresses;
}

run('email survives a Redis that loses everything', async () => {
  await redis.start();
  lab = await EmailLab.open({ redisUrl: redis.url });
  const addresses = await emptied();
  await lab.until(({ status }) => status === 'sent');
  expect(lab.smtp.emails.map(({ to }) => to).sort()).toEqual(addresses.sort());
});

run('email would be lost with Redis without the sweep', async () => {
  await redis.start();
  lab = await EmailLab.open({ redisUrl: redis.url });
  await switchOff('sweep', String(lab.config.migrationDatabaseUrl));
  await emptied();
  await lab.welcome('last@example.org');
  await lab.until(({ status, recipient }) => status === 'sent' || !recipient.startsWith('last'));
  expect((await lab.rows()).filter(({ status }) => status === 'queued')).toHaveLength(6);
});
