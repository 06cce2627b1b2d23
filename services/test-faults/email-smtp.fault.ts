import { setTimeout as pause } from 'node:timers/promises';
import { endPrograms } from '../test/program.js';
import type { SmtpRecorder } from '../test/smtp-recorder.js';
import { MINUTE, SECOND } from '../src/platform/core/time.js';
import { record } from './figures.js';
import { EmailProduct } from './email-product.js';
import { EmailTraffic } from './email-traffic.js';
import { scaled, seeded } from './seeded.js';

const random = seeded('smtp');
/** Every twentieth address is refused. */
const isGone = (address: string) => /^reader-(\d*[02468])?0@/.test(address);
const GONE = `recipient ~ '^reader-(\\d*[02468])?0@'`;

/** Each fault ends when the next begins. */
const FAULTS: Record<string, (smtp: SmtpRecorder) => void> = {
  '421 on connecting': (smtp) => {
    smtp.isBusy = true;
    smtp.drop();
  },
  '451 for every address': (smtp) => (smtp.refusal = () => ({ code: 451, text: 'later' })),
  'the answer never comes': (smtp) => (smtp.beforeAnswer = () => new Promise(() => undefined)),
  'cut off before the answer': (smtp) => (smtp.beforeAnswer = () => smtp.drop()),
  'cut off at the address': (smtp) =>
    (smtp.refusal = () => {
      smtp.drop();
      return undefined;
    }),
};

function heal(smtp: SmtpRecorder): void {
  smtp.isBusy = false;
  smtp.beforeAnswer = () => undefined;
  smtp.refusal = (address) =>
    isGone(address) ? { code: 550, text: 'no such mailbox' } : undefined;
}

afterAll(endPrograms);

it('a mail server that misbehaves for ten minutes', async () => {
  const product = await EmailProduct.open();
  const { smtp } = product;
  heal(smtp);
  await product.worker();
  const traffic = new EmailTraffic(product, 2);
  const end = Date.now() + scaled(10 * MINUTE);
  while (Date.now() < end) {
    const faults = Object.values(FAULTS);
    faults[Math.floor(random() * faults.length)]?.(smtp);
    await pause((5 + 25 * random()) * SECOND);
    heal(smtp);
    await pause(5 * random() * SECOND);
  }
  const { calls, failed } = await traffic.end();
  await product.drained(6 * MINUTE);
  const { emails, lost } = await product.counts();
  const parked = await product.count(`status = 'failed' AND last_error LIKE '%no such mailbox%'`);
  const gone = await product.count(GONE);
  record('mail server misbehaves for 10 min', { calls, failed, emails, lost: lost - gone, parked });
  endPrograms();
  await product.close();
  expect({ emails, lost, parked, failed }).toEqual({
    emails: 2 * calls,
    lost: gone,
    parked: gone,
    failed: 'none',
  });
});
