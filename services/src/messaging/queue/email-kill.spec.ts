import { EmailLab } from '../../../test/email-lab.js';
import { endPrograms, startProgram } from '../../../test/program.js';
import { killWorkers, repeatsByKill } from '../../../test-faults/email-kills.js';
import { EmailProduct } from '../../../test-faults/email-product.js';
import { switchOff } from '../../../test-faults/protections-off.js';
import { SECOND } from '../../platform/core/time.js';

afterAll(endPrograms);

const worker = ({ config }: EmailLab) =>
  startProgram('worker', {
    DATABASE_URL: config.databaseUrl,
    JWT_SECRET: config.jwtSecret,
    SMTP_URL: config.smtpUrl,
  });

/** A worker whose email has arrived, and who dies before it can say so. */
async function killedInTheAct(lab: EmailLab): Promise<void> {
  const first = worker(lab);
  await first.line('The worker runs');
  lab.smtp.beforeAnswer = () => void first.process.kill('SIGKILL');
  await lab.welcome('ada@example.org');
  await first.ended;
  lab.smtp.beforeAnswer = () => undefined;
}

it('a worker killed between 250 and the mark leaves its email to another, which repeats it under the same Message-ID', async () => {
  const lab = await EmailLab.openWithoutWorker();
  const { smtp } = lab;
  await killedInTheAct(lab);
  expect(await lab.rows()).toMatchObject([{ status: 'queued' }]);

  const second = worker(lab);
  const [taken, repeated] = await smtp.took(2);
  expect(repeated).toMatchObject({ to: 'ada@example.org', messageId: taken?.messageId });
  await lab.until(({ status }) => status === 'sent');
  second.process.kill('SIGTERM');
  expect(await second.ended).toBe(0);
  expect(smtp.emails).toHaveLength(2);
  await lab.close();
});

describe('an email whose worker was killed, and whose queue has forgotten it', () => {
  const nothing = () => Promise.resolve();
  const sweep = (ownerUrl: string) => switchOff('sweep', ownerUrl);

  it.each([
    ['is sent by another', nothing, ['ada@example.org', 'ada@example.org', 'last@example.org']],
    ['would be lost without the sweep', sweep, ['ada@example.org', 'last@example.org']],
  ])('%s', async (_what, prepare, arriving) => {
    const lab = await EmailLab.openWithoutWorker();
    await prepare(String(lab.config.migrationDatabaseUrl));
    await killedInTheAct(lab);
    await lab.transaction(async (tx) => {
      await tx.query('DELETE FROM bullmq.job');
      await tx.query(`UPDATE outgoing_emails SET relayed_at = relayed_at - interval '1 minute'`);
    });
    worker(lab);
    await lab.welcome('last@example.org');
    await lab.smtp.took(arriving.length);
    await lab.until(({ status, recipient }) => status === 'sent' || !recipient.startsWith('last'));
    expect(lab.smtp.emails.map(({ to }) => to).sort()).toEqual(arriving);
    endPrograms();
    await lab.close();
  });
});

it('workers killed at random moments lose nothing, and visitors do not notice', async () => {
  const product = await EmailProduct.open();
  const plan = { name: 'small', kills: 2, perSecond: 5, most: 8 };
  const { calls, failed, kills } = await killWorkers(product, plan);
  await product.worker();
  await product.drained(45 * SECOND);
  expect(await product.counts()).toMatchObject({ emails: 2 * calls, lost: 0 });
  expect(failed).toBe('none');
  expect(repeatsByKill(product.smtp.emails, kills).none).toBe(0);
  endPrograms();
  await product.close();
});
