import { setTimeout as pause } from 'node:timers/promises';
import { EmailLab } from '../../../test/email-lab.js';
import { hasRedis, RedisServer } from '../../../test/redis-server.js';
import { switchOff } from '../../../test-faults/protections-off.js';
import { DAY, MINUTE, SECOND } from '../../platform/core/time.js';
import { EMAILS_AT_ONCE } from '../delivery/email-sender.js';
import { verificationCode } from '../../identity/email-verification/verification-code.email.js';
import { welcome } from '../../identity/email-verification/welcome.email.js';
import { passwordReset } from '../../identity/passwords/password-reset.email.js';

const queues = [
  { name: 'on PostgreSQL', needsRedis: false },
  { name: 'on Redis', needsRedis: true },
];

describe.each(queues)('email $name', ({ needsRedis }) => {
  const run = needsRedis && !hasRedis() ? it.skip : it;
  let redis: RedisServer | undefined;
  let lab: EmailLab;

  beforeAll(async () => {
    if (!needsRedis || !hasRedis()) return;
    redis = await RedisServer.atFreePort();
    await redis.start();
  });
  afterAll(() => redis?.stop());
  beforeEach(async () => {
    if (!needsRedis || redis) lab = await EmailLab.open({ redisUrl: redis?.url });
  });
  afterEach(() => lab?.close());

  run('is sent once it is committed, with text and HTML from the edition', async () => {
    await lab.welcome('ada@example.org');
    const [email] = await lab.smtp.took(1);
    expect(email?.to).toBe('ada@example.org');
    expect(email?.raw).toMatch(/^From: "?AI & Digital Media Convergence"? </m);
    expect(email?.raw).toContain('text/plain');
    expect(email?.raw).toContain('text/html');
    const [row] = await lab.until(({ status }) => status === 'sent');
    expect(row).toMatchObject({ tries: 1, messageId: email?.messageId });
  });

  run('of one cause is sent once, however often it is written', async () => {
    const writers = Array.from({ length: 20 }, () => lab.welcome('ada@example.org', 'one cause'));
    await Promise.all(writers);
    await lab.welcome('last@example.org');
    const sent = await lab.until(({ status }) => status === 'sent');
    expect(sent).toHaveLength(2);
    expect(lab.smtp.emails.map(({ to }) => to).sort()).toEqual([
      'ada@example.org',
      'last@example.org',
    ]);
  });

  run('of a change that was rolled back is never sent', async () => {
    const failed = lab.transaction(async (tx) => {
      const email = { template: welcome, to: 'ada@example.org', cause: 'x' };
      await lab.outbox.add(tx, { ...email, data: { firstName: 'Ada' } });
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    await lab.welcome('last@example.org');
    await lab.until(({ status }) => status === 'sent');
    expect(lab.smtp.emails.map(({ to }) => to)).toEqual(['last@example.org']);
  });

  run('is tried again after a passing no (4xx)', async () => {
    lab.smtp.refusal = () => ({ code: 451, text: 'come back later' });
    await lab.welcome('ada@example.org');
    const [waiting] = await lab.until(({ tries }) => tries === 1);
    expect(waiting).toMatchObject({
      status: 'queued',
      lastError: expect.stringContaining('later'),
    });

    lab.smtp.refusal = () => undefined;
    await lab.pass(5 * SECOND);
    const [sent] = await lab.until(({ status }) => status === 'sent');
    expect(sent).toMatchObject({ tries: 2, lastError: null });
    expect(lab.smtp.emails).toHaveLength(1);
  });

  run('is failed with its reason after a lasting no (5xx)', async () => {
    lab.smtp.refusal = (address) =>
      address === 'gone@example.org' ? { code: 550, text: 'no such mailbox' } : undefined;
    await lab.welcome('gone@example.org');
    const [failed] = await lab.until(({ status }) => status === 'failed');
    expect(failed).toMatchObject({
      tries: 1,
      lastError: expect.stringContaining('no such mailbox'),
    });

    await lab.pass(DAY);
    await lab.welcome('ada@example.org');
    await lab.smtp.took(1);
    expect(lab.smtp.emails.map(({ to }) => to)).toEqual(['ada@example.org']);
  });

  run('keeps a code encrypted until it is sent, and forgets it then', async () => {
    const code = '7319';
    const expiresAt = new Date(Date.now() + 30 * MINUTE);
    let release = () => undefined as void;
    lab.smtp.beforeAnswer = () => new Promise<void>((resolve) => (release = resolve));
    await lab.transaction((tx) =>
      lab.outbox.add(tx, {
        template: verificationCode,
        to: 'ada@example.org',
        cause: 'code',
        data: { firstName: 'Ada', code, link: 'http://l', expiresAt, linkExpiresAt: expiresAt },
      }),
    );
    const [email] = await lab.smtp.took(1);
    expect(email?.raw).toContain(code);
    const [waiting] = await lab.rows();
    expect(waiting?.secrets?.toString('latin1')).not.toContain(code);
    expect(JSON.stringify(waiting?.data)).not.toContain(code);

    release();
    const [sent] = await lab.until(({ status }) => status === 'sent');
    expect(sent?.secrets).toBeNull();
  });

  run('is not sent when what it carries has expired', async () => {
    await lab.transaction((tx) =>
      lab.outbox.add(tx, {
        template: passwordReset,
        to: 'ada@example.org',
        cause: 'reset',
        data: { firstName: 'Ada', link: 'https://x/reset', expiresAt: new Date(Date.now() - 1) },
      }),
    );
    const [expired] = await lab.until(({ status }) => status === 'expired');
    expect(expired?.secrets).toBeNull();
    expect(lab.smtp.emails).toHaveLength(0);
  });

  /** A relay that was killed leaves email marked, and no job for it. */
  const leftByDeadRelay = (to: string) =>
    lab.transaction(async (tx) => {
      const data = { firstName: 'Ada' };
      await lab.outbox.add(tx, { template: welcome, to, cause: to, data });
      await tx.query('UPDATE outgoing_emails SET relayed_at = now() WHERE cause = $1', [to]);
    });

  run('of a relay that was killed before it handed it over is sent by the next', async () => {
    await leftByDeadRelay('ada@example.org');
    await lab.pass(11 * SECOND);
    await lab.until(({ status }) => status === 'sent');
    expect(lab.smtp.emails).toHaveLength(1);
  });

  run('of a killed relay would be lost without the sweep', async () => {
    await switchOff('sweep', String(lab.config.migrationDatabaseUrl));
    await leftByDeadRelay('ada@example.org');
    await lab.pass(11 * SECOND);
    await lab.welcome('last@example.org');
    await lab.smtp.took(1);
    expect(lab.smtp.emails.map(({ to }) => to)).toEqual(['last@example.org']);
  });

  /** Another transaction locks the row of an email when its turn comes. @returns when it was handed over */
  const rowHeld = async (until: (isWaitedFor: () => Promise<boolean>) => Promise<void>) => {
    const answers: (() => void)[] = [];
    lab.smtp.beforeAnswer = () => new Promise<void>((resolve) => answers.push(resolve));
    for (let n = 0; n < EMAILS_AT_ONCE; n += 1) await lab.welcome(`person-${n}@example.org`);
    await lab.smtp.took(EMAILS_AT_ONCE);
    await lab.welcome('held@example.org');
    const handedOver = await lab.until(({ relayedAt }) => relayedAt !== null);
    await lab.transaction(async (tx) => {
      await tx.query(`SELECT FROM outgoing_emails WHERE recipient = 'held@example.org' FOR UPDATE`);
      lab.smtp.beforeAnswer = () => undefined;
      for (const answer of answers) answer();
      await until(async () => {
        await pause(20);
        const [{ waiting }] = await tx.query(
          `SELECT count(*)::int AS waiting FROM pg_stat_activity
           WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
        return waiting > 0;
      });
    });
    return handedOver.at(-1)?.relayedAt;
  };

  run('is sent in its turn although the relay marks its row at that moment', async () => {
    const handedOver = await rowHeld(async (isWaitedFor) => {
      while (!(await isWaitedFor()));
    });
    const sent = await lab.until(({ status }) => status === 'sent');
    expect(sent.at(-1)?.relayedAt).toEqual(handedOver);
  });

  run('is handed over again after another transaction locked its row for long', async () => {
    const handedOver = await rowHeld(async (isWaitedFor) => {
      while (!(await isWaitedFor()));
      while (await isWaitedFor());
    });
    await lab.pass(11 * SECOND);
    const sent = await lab.until(({ status }) => status === 'sent');
    expect(sent.at(-1)?.relayedAt?.getTime()).toBeGreaterThan(handedOver?.getTime() ?? Infinity);
    expect(lab.smtp.emails).toHaveLength(EMAILS_AT_ONCE + 1);
  });
});

it.each(['ada@example.org, eve@example.org', 'ada@example.org\r\nBcc: eve@example.org', 'Ada'])(
  'email goes to one plain address only: %j is refused',
  async (address) => {
    const lab = await EmailLab.openWithoutWorker();
    await expect(lab.welcome(address)).rejects.toThrow();
    expect(await lab.rows()).toHaveLength(0);
    await lab.close();
  },
);
