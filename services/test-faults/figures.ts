import { appendFileSync } from 'node:fs';

/** Adds a line to the table that a run of the experiments prints; in other runs it does nothing. */
export function record(experiment: string, figures: Record<string, string | number>): void {
  const file = process.env['FAULT_FIGURES'];
  if (file) appendFileSync(file, JSON.stringify({ experiment, figures }) + '\n');
}
