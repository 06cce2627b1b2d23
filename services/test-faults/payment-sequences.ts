import fc from 'fast-check';
import { Client } from 'pg';
import { PaymentsLab } from '../test/payments.js';
import { startTestApp, type TestApp } from '../test/test-app.js';
import { brokenInvariants } from '../src/operations/invariants/check.js';
import { PaymentSequence } from './payment-sequence.js';
import { steps } from './payment-steps.js';
import { Providers } from './providers.js';
import { seeded } from './seeded.js';

/** @returns the calls by status; throws on a 5xx, a wrong amount or a broken invariant */
export async function runSequences(runs: number, of = steps): Promise<Record<string, number>> {
  const providers = await Providers.listen();
  const server = await startTestApp(providers.keys);
  providers.sendTo(server);
  try {
    return await runOn(server, providers, runs, of);
  } finally {
    await server.stop();
    await providers.stop();
  }
}

async function runOn(
  server: TestApp,
  providers: Providers,
  runs: number,
  of: typeof steps,
): Promise<Record<string, number>> {
  const lab = await PaymentsLab.open(server);
  const reviewers = [await server.person('reviewer'), await server.person('reviewer')];
  const reviewerIds = reviewers.map(({ user }) => user.id);
  const client = new Client({ connectionString: server.ownerUrl });
  await client.connect();
  const calls: Record<string, number> = {};
  const property = fc.asyncProperty(of, async (sequence) => {
    const about = await PaymentSequence.begin(lab, reviewerIds, providers);
    await about.run(sequence);
    await about.end();
    for (const { status } of about.answers) calls[status] = (calls[status] ?? 0) + 1;
    expect(about.answers.filter(({ status }) => status >= 500)).toEqual([]);
    for (const { id, booked } of about.payments.all) {
      expect((await lab.read(id)).receivedAmount).toBeCloseTo(booked, 5);
    }
    expect(await about.transfers.wrong()).toEqual([]);
    expect(await about.statements.wrong()).toEqual([]);
    expect(await about.reports.wrong()).toEqual([]);
    expect(await brokenInvariants(client)).toEqual([]);
  });
  const seed = Math.floor(seeded('sequences')() * 2 ** 31);
  await fc.assert(property, { numRuns: runs, seed });
  await client.end();
  return calls;
}
