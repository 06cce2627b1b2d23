import { inIdleTime } from '../idle-time';

/** Until the browser counts as having time, in milliseconds. */
const LIMIT_MS = 1000;

let note: () => void;

/** Resolves once a page of this visit answers and the browser has time. */
export const afterFirstAnswer = new Promise<void>((resolve) => (note = resolve));

export function noteAnswer(): void {
  inIdleTime(note, LIMIT_MS);
}
