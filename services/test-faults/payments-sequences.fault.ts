import { record } from './figures.js';
import { groupSteps } from './payment-steps.js';
import { runSequences } from './payment-sequences.js';
import { scaled } from './seeded.js';

it('300 random sequences of what people, finance and chairs do', async () => {
  const sequences = scaled(300);
  const calls = await runSequences(sequences);
  const answered = Object.entries(calls).map(([status, times]) => [`answered ${status}`, times]);
  record('random sequences of operations', { sequences, ...Object.fromEntries(answered) });
});

it('100 random sequences of what members and payers of groups do', async () => {
  const sequences = scaled(100);
  const calls = await runSequences(sequences, groupSteps);
  const answered = Object.entries(calls).map(([status, times]) => [`answered ${status}`, times]);
  record('random sequences of groups', { sequences, ...Object.fromEntries(answered) });
});
