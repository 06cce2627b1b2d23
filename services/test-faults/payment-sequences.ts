import fc from 'fast-check';
import { Client } from 'pg';
import { PaymentsLab } from '../test/payments.js';
import type { TestApp } from '../test/test-app.js';
import { brokenInvariants } from '../src/invariants/check.js';
import { PaymentSequence } from './payment-sequence.js';
import { steps } from './payment-steps.js';
import { seeded } from './seeded.js';

/**
 * Random sequences of what people, finance and chairs do. After each: no call failed with a fault of the
 * server's, every payment and every transfer holds what the cash books say, and every invariant holds.
 * @returns how many calls there were, by status
 */
export async function runSequences(server: TestApp, runs: number): Promise<Record<string, number>> {
  const lab = await PaymentsLab.open(server);
  const reviewers = [await server.person('reviewer'), await server.person('reviewer')];
  const reviewerIds = reviewers.map(({ user }) => user.id);
  const client = new Client({ connectionString: server.ownerUrl });
  await client.connect();
  const calls: Record<string, number> = {};
  const property = fc.asyncProperty(steps, async (sequence) => {
    const about = await PaymentSequence.begin(lab, reviewerIds);
    await about.run(sequence);
    for (const { status } of about.answers) calls[status] = (calls[status] ?? 0) + 1;
    expect(about.answers.filter(({ status }) => status >= 500)).toEqual([]);
    for (const { id, booked } of about.payments.values()) {
      expect((await lab.read(id)).received).toBeCloseTo(booked, 5);
    }
    expect(await about.transfers.wrong()).toEqual([]);
    expect(await brokenInvariants(client)).toEqual([]);
  });
  const seed = Math.floor(seeded('sequences')() * 2 ** 31);
  await fc.assert(property, { numRuns: runs, seed });
  await client.end();
  return calls;
}
