import { registeredInvariants } from '../src/platform/invariants/invariants.js';
import '../src/platform/holds/holds.invariants.js';
import '../src/registration/payments/payments.invariants.js';
import '../src/registration/provider-checks/provider-checks.invariants.js';
import '../src/registration/refunds/refunds.invariants.js';
import '../src/registration/waivers/waivers.invariants.js';
import { HeldSubjects } from '../test/held-subjects.js';
import { undoSequences } from '../test/undoing.js';
import { record } from './figures.js';
import { runSeed, scaled, seeded } from './seeded.js';

const AT_ONCE = 6;

it('60 random sequences of acts, undos and sends of two organisers on six subjects each', async () => {
  const subjects = await HeldSubjects.open();
  const random = seeded('undo');
  const sequences = scaled(60);
  for (let nth = 0; nth < sequences; nth += 1) {
    const names = Object.keys(subjects.makers)
      .map((name) => ({ name, place: random() }))
      .sort((one, other) => one.place - other.place)
      .slice(0, AT_ONCE)
      .map(({ name }) => name);
    await undoSequences(subjects, { names, runs: 1, steps: 30, seed: runSeed + nth });
  }
  for (const { name, violations } of registeredInvariants()) {
    expect([name, await subjects.server.dataSource.query(violations)]).toEqual([name, []]);
  }
  record('random sequences of acts on hold', { sequences });
  await subjects.close();
});
