import { FirstAccounts } from '../src/identity/login/first-accounts.js';
import { makeSamples } from '../src/operations/samples/make-samples.js';
import { DAY } from '../src/platform/core/time.js';
import type { TestApp } from './test-app.js';

/** As the first start of the embedded product. */
export async function addSamples({ app, clock }: TestApp): Promise<void> {
  await app.get(FirstAccounts, { strict: false }).makeSamples(() => undefined);
  await makeSamples(app, async (days, work) => {
    clock.advance(-days * DAY);
    try {
      return await work();
    } finally {
      clock.advance(days * DAY);
    }
  });
}
