import { appendFileSync } from 'node:fs';

/** Adds failures to the file FAILURES_FILE, where it is set: CI shows them once more at its end. */
export function addFailures(failures) {
  const { FAILURES_FILE } = process.env;
  if (!FAILURES_FILE || failures.length === 0) return;
  appendFileSync(FAILURES_FILE, failures.map((failure) => `${failure}\n\n`).join(''));
}
