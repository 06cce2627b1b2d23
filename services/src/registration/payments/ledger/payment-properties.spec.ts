import { startTestApp, type TestApp } from '../../../../test/test-app.js';
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
