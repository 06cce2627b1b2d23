import { setTimeout as pause } from 'node:timers/promises';

/** Polls for up to 5 s; the test asserts the condition afterwards. */
export async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 100 && !(await holds()); tries++) await pause(50);
}
