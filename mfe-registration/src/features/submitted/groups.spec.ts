import { sampleDraft } from '../../testing/sample-papers';
import { groupsOf } from './groups';

const draft = (submitBy: string | null) => ({ ...sampleDraft, submitBy });
const groups = (submitBy: string | null, isOpen: boolean) => {
  const { needsYou, finished } = groupsOf([draft(submitBy)], isOpen, (at) => at);
  return { needsYou: needsYou.length, finished: finished.length };
};

it.each([
  ['2999-11-30T00:29:59.000Z', { needsYou: 1, finished: 0 }],
  ['2025-11-30T00:29:59.000Z', { needsYou: 0, finished: 1 }],
  [null, { needsYou: 0, finished: 1 }],
])('shows a draft that ends at %s after submissions closed: %j', (submitBy, expected) => {
  expect(groups(submitBy, false)).toEqual(expected);
  expect(groups(submitBy, true)).toEqual({ needsYou: 1, finished: 0 });
});
