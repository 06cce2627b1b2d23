import { setTimeout as pause } from 'node:timers/promises';

/** Waits, up to 5 s, for what nobody announces; the test then expects it itself. */
export async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 100 && !(await holds()); tries++) await pause(50);
}
