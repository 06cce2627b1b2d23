import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { MINUTE } from '../common/time.js';

/** Far more than it needs; one that hangs must not keep the site as it is for ever. */
const TIME_LIMIT = 2 * MINUTE;

/**
 * Runs the composer that came with the published shell, as a process of its own: the server holds
 * nothing of the front ends.
 * @returns what it printed
 * @throws Error with what it complained of
 */
export function runComposer(
  siteDir: string,
  shell: string,
  options: string[],
  signal?: AbortSignal,
): Promise<string> {
  const composer = join(siteDir, 'node', 'shell', shell, 'compose.cjs');
  const child = spawn(process.execPath, [composer, '--site', siteDir, ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: TIME_LIMIT,
    signal,
  });
  let printed = '';
  let complaint = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve(printed) : reject(new Error(complaint.trim() || 'It did not end well.')),
    );
  });
}
