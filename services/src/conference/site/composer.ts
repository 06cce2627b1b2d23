import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { MINUTE } from '../../platform/core/time.js';

/** A hanging composer must not block updates indefinitely. */
const TIME_LIMIT = 2 * MINUTE;

/** A child process: the server contains no front-end code. @throws Error with its error output */
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
