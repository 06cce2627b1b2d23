import { forgetAttempts, guessForADay } from '../test/guessing.js';
import { startTestApp, type TestApp } from '../test/test-app.js';
import { record } from './figures.js';
import { scaled } from './seeded.js';

const CODES = 10_000;
const TRIES_AN_HOUR = 20;

// Rate limits use real time, not the test's clock, so they stay off.
let server: TestApp;
beforeEach(async () => {
  server = await startTestApp();
});
afterEach(() => server.stop());

it('codes guessed for 24 hours, with the session as well', async () => {
  const accounts = scaled(20);
  let most = 0;
  let verified = 0;
  for (let account = 0; account < accounts; account += 1) {
    const { compared, ownerVerified } = await guessForADay(server, TRIES_AN_HOUR);
    most = Math.max(most, compared);
    if (ownerVerified) verified += 1;
  }
  const percent = (100 * most) / CODES;
  record('codes guessed for 24 h', { accounts, verified, '% at most an account': percent });
  expect(percent).toBeLessThanOrEqual(0.1);
  expect(verified).toBe(accounts);
});

it('control: without the counts of attempts the guesser gets further', async () => {
  await forgetAttempts(server.ownerUrl);
  const { compared } = await guessForADay(server, TRIES_AN_HOUR);
  record('control: attempts are not counted', { '% an account': (100 * compared) / CODES });
  expect(compared).toBeGreaterThan(10);
});
