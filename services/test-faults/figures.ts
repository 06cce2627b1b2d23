import { appendFileSync } from 'node:fs';

/** Does nothing in runs without the table. */
export function record(experiment: string, figures: Record<string, string | number>): void {
  const file = process.env['FAULT_FIGURES'];
  if (file) appendFileSync(file, JSON.stringify({ experiment, figures }) + '\n');
}
