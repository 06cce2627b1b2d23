import type { LetterState } from './letter-change';
import { texts } from './texts';

/** The states as choices, in the order in which a letter goes through them. */
export const letterStates = (['new', 'read', 'done'] satisfies LetterState[]).map((value) => ({
  value,
  label: texts.states[value],
}));
