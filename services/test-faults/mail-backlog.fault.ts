import { endPrograms } from '../test/program.js';
import { MINUTE } from '../src/common/time.js';
import { record } from './figures.js';
import { MailProduct } from './mail-product.js';
import { scaled } from './seeded.js';

afterAll(endPrograms);

/** In the life of a mail: handed over, sent, and some more where a worker died. */
const UPDATES_PER_MAIL = 4;

it('a deep backlog costs no more than its mails, although workers die over it', async () => {
  const product = await MailProduct.open();
  const mails = scaled(10_000);
  await product.message();
  await product.fill(mails);
  const before = await product.updates();
  for (let deaths = 0; deaths < 5; deaths += 1) {
    const sent = product.smtp.mails.length;
    const worker = await product.worker();
    await product.smtp.took(sent + mails / 20);
    worker.process.kill('SIGKILL');
    await worker.ended;
  }
  await product.worker();
  await product.drained(2 * MINUTE);
  const perMail = ((await product.updates()) - before) / mails;
  const counts = await product.counts();
  record('a deep backlog', { ...counts, 'updates per mail': perMail });
  endPrograms();
  await product.close();
  expect(counts.lost).toBe(0);
  expect(perMail).toBeLessThanOrEqual(UPDATES_PER_MAIL);
});
