import { HeldKinds } from '../src/platform/holds/held-kinds.js';
import { registeredInvariants } from '../src/platform/invariants/invariants.js';
import '../src/platform/holds/holds.invariants.js';
import '../src/registration/fee-bands/fee-bands.invariants.js';
import '../src/registration/payments/payments.invariants.js';
import '../src/registration/provider-checks/provider-checks.invariants.js';
import '../src/registration/refunds/refunds.invariants.js';
import '../src/registration/waivers/waivers.invariants.js';
import { HeldSubjects } from './held-subjects.js';
import { undoSequences } from './undoing.js';

let subjects: HeldSubjects;
beforeAll(async () => {
  subjects = await HeldSubjects.open();
});
afterAll(() => subjects.close());

/** Read after each step. */
const AT_ONCE = 6;

it('any acts, undos and sends of two organisers leave each subject as before, or done once', async () => {
  const all = Object.keys(subjects.makers);
  for (let at = 0; at < all.length; at += AT_ONCE) {
    const names = all.slice(at, at + AT_ONCE);
    await undoSequences(subjects, { names, runs: 1, steps: 10, seed: 17 + at });
  }
  for (const { name, violations } of registeredInvariants()) {
    expect([name, await subjects.server.dataSource.query(violations)]).toEqual([name, []]);
  }
});

it('tries every kind of act on hold', () => {
  const kinds = subjects.server.app.get(HeldKinds, { strict: false });
  const known = Reflect.get(kinds, 'kinds') as Map<string, unknown>;
  expect(known.size).toBe(Object.keys(subjects.makers).length);
});
