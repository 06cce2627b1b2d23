import { groupSteps, providerSteps } from '../../../../test-faults/payment-steps.js';
import { runSequences } from '../../../../test-faults/payment-sequences.js';

it('whatever people, finance and chairs do, the books are right', async () => {
  const calls = await runSequences(6);
  expect(calls['200']).toBeGreaterThan(0);
  expect(calls['201']).toBeGreaterThan(0);
});

it('whatever members and payers of groups do, the books are right', async () => {
  const calls = await runSequences(4, groupSteps);
  expect(calls['200']).toBeGreaterThan(0);
});

it('whatever providers report about refunds and disputes, and finance decides, the books are right', async () => {
  const calls = await runSequences(6, providerSteps);
  expect(calls['200']).toBeGreaterThan(0);
});
