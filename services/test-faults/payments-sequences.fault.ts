import { record } from './figures.js';
import { groupSteps, providerSteps, steps } from './payment-steps.js';
import { runSequences } from './payment-sequences.js';
import { scaled } from './seeded.js';

it.each([
  ['operations', 300, steps],
  ['groups', 100, groupSteps],
  ['refunds and disputes', 300, providerSteps],
])('random sequences of %s: %i', async (what, most, of) => {
  const sequences = scaled(most);
  const calls = await runSequences(sequences, of);
  const answered = Object.entries(calls).map(([status, times]) => [`answered ${status}`, times]);
  record(`random sequences of ${what}`, { sequences, ...Object.fromEntries(answered) });
});
