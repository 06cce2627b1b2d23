/** new: nobody has opened it. read: somebody is on it. done: nothing is left to do. Any may follow any. */
export const LETTER_STATES = ['new', 'read', 'done'] as const;
export type LetterState = (typeof LETTER_STATES)[number];
