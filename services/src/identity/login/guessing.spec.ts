import { forgetAttempts, guessForADay } from '../../../test/guessing.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp();
});
afterEach(() => server.stop());

describe('a day of guessing codes', () => {
  it('comes to ten guesses at most (0.1 %), and the owner can still verify', async () => {
    const { compared, ownerVerified } = await guessForADay(server, 6);
    expect(compared).toBeLessThanOrEqual(10);
    expect(ownerVerified).toBe(true);
  });

  it('comes to more when attempts are not counted', async () => {
    await forgetAttempts(server.ownerUrl);
    const { compared } = await guessForADay(server, 1);
    expect(compared).toBeGreaterThan(10);
  });
});
