import { endPrograms } from '../../../../test/program.js';
import { killWhileRegistering } from '../../../../test-faults/registration-kills.js';
import { EmailProduct } from '../../../../test-faults/email-product.js';
import { MINUTE, SECOND } from '../../../platform/core/time.js';

// The API starts twice, on machines that do other things as well.
jest.setTimeout(3 * MINUTE);
afterAll(endPrograms);

it('the API killed while people register: all who were answered are there once, with a mail', async () => {
  const product = await EmailProduct.open();
  const plan = { name: 'small', kills: 1, registrations: 20, retryAfter: 50, hasKeys: true };
  const { lost, broken, ...counts } = await killWhileRegistering(product.api, plan);
  await product.worker();
  await product.drained(45 * SECOND);
  expect(broken).toEqual([]);
  expect(lost).toBeGreaterThan(0);
  expect(counts).toEqual({ registered: 20, there: 20, twice: 0, withoutEmail: 0 });
  expect(await product.counts()).toMatchObject({ emails: 20, lost: 0 });
  endPrograms();
  await product.close();
});
