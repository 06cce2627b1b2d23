import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { groupSteps } from '../../../../test-faults/payment-steps.js';
import { runSequences } from '../../../../test-faults/payment-sequences.js';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());

it('whatever people, finance and chairs do, the books are right', async () => {
  const calls = await runSequences(server, 6);
  expect(calls['200']).toBeGreaterThan(0);
  expect(calls['201']).toBeGreaterThan(0);
});

it('whatever members and payers of groups do, the books are right', async () => {
  const calls = await runSequences(server, 4, groupSteps);
  expect(calls['200']).toBeGreaterThan(0);
});
