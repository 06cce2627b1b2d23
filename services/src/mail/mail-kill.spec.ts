import { MailLab } from '../../test/mail-lab.js';
import { endPrograms, startProgram } from '../../test/program.js';
import { killWorkers, repeatsByKill } from '../../test-faults/mail-kills.js';
import { MailProduct } from '../../test-faults/mail-product.js';
import { hasRedis, RedisServer } from '../../test/redis-server.js';
import { SECOND } from '../common/time.js';

afterAll(endPrograms);

describe.each(['PostgreSQL', 'Redis'])('a worker killed between 250 and the mark, on %s', (on) => {
  const run = on === 'Redis' && !hasRedis() ? it.skip : it;
  let redis: RedisServer | undefined;
  let lab: MailLab;

  beforeAll(async () => {
    if (on !== 'Redis' || !hasRedis()) return;
    redis = await RedisServer.atFreePort();
    await redis.start();
  });
  afterAll(async () => {
    await lab?.close();
    await redis?.stop();
  });

  run('leaves its mail to another, which repeats it under the same Message-ID', async () => {
    lab = await MailLab.openWithoutWorker({ redisUrl: redis?.url });
    const { config, smtp } = lab;
    const variables = {
      DATABASE_URL: config.databaseUrl,
      JWT_SECRET: config.jwtSecret,
      SMTP_URL: config.smtpUrl,
      REDIS_URL: config.redisUrl,
    };
    const first = startProgram('worker', variables);
    await first.line('The worker runs');
    smtp.beforeAnswer = () => void first.process.kill('SIGKILL');
    await lab.welcome('ada@example.org');
    await first.ended;
    expect(await lab.rows()).toMatchObject([{ status: 'queued' }]);

    smtp.beforeAnswer = () => undefined;
    const second = startProgram('worker', variables);
    const [taken, repeated] = await smtp.took(2);
    expect(repeated).toMatchObject({ to: 'ada@example.org', messageId: taken?.messageId });
    await lab.until(({ status }) => status === 'sent');
    second.process.kill('SIGTERM');
    expect(await second.ended).toBe(0);
    expect(smtp.mails).toHaveLength(2);
  });
});

it('workers killed at random moments lose nothing, and visitors do not notice', async () => {
  const product = await MailProduct.open();
  const plan = { name: 'small', kills: 2, perSecond: 5, most: 8 };
  const { calls, failed, kills } = await killWorkers(product, plan);
  await product.worker();
  await product.drained(45 * SECOND);
  expect(await product.counts()).toMatchObject({ mails: 2 * calls, lost: 0 });
  expect(failed).toBe('none');
  expect(repeatsByKill(product.smtp.mails, kills).none).toBe(0);
  endPrograms();
  await product.close();
});
