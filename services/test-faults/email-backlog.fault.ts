import { endPrograms } from '../test/program.js';
import { MINUTE } from '../src/platform/core/time.js';
import { record } from './figures.js';
import { EmailProduct } from './email-product.js';
import { scaled } from './seeded.js';

afterAll(endPrograms);

/** Queued and sent, plus some for killed workers. */
const UPDATES_PER_EMAIL = 4;

it('a deep backlog costs no more than its emails, although workers die over it', async () => {
  const product = await EmailProduct.open();
  const emails = scaled(10_000);
  await product.message();
  await product.fill(emails);
  const before = await product.updates();
  for (let deaths = 0; deaths < 5; deaths += 1) {
    const sent = product.smtp.emails.length;
    const worker = await product.worker();
    await product.smtp.took(sent + emails / 20);
    worker.process.kill('SIGKILL');
    await worker.ended;
  }
  await product.worker();
  await product.drained(2 * MINUTE);
  const perEmail = ((await product.updates()) - before) / emails;
  const counts = await product.counts();
  record('a deep backlog', { ...counts, 'updates per mail': perEmail });
  endPrograms();
  await product.close();
  expect(counts.lost).toBe(0);
  expect(perEmail).toBeLessThanOrEqual(UPDATES_PER_EMAIL);
});
