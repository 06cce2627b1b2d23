import { spawn } from 'node:child_process';
import { root } from './root.mjs';

/** Something that people can read as it is: printed without a stack. */
export class LauncherError extends Error {}

const running = new Set();
let isEnding = false;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, endAll);

/** Hands the signals over to the product itself. */
export function letSignalsPass() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(signal, endAll);
}

function endAll(signal) {
  isEnding = true;
  for (const child of running) child.kill('SIGTERM');
  if (running.size === 0) process.exit(signal === 'SIGINT' ? 130 : 143);
}

/**
 * Runs a program to its end.
 * @param options `quiet` keeps its output and returns it; otherwise it is shown as it comes
 * @returns its exit code and the kept output
 */
export async function execute(program, args, { quiet = false, env = {}, cwd = root } = {}) {
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => (output += part));
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => resolve(status ?? 1));
  }).finally(() => running.delete(child));
  if (isEnding) process.exit(130);
  return { code, output };
}

/**
 * Does one long thing: says what, that it still goes on, and how long it took.
 * @throws LauncherError with the end of the program's output when it fails
 */
export async function step(title, program, args, options) {
  const began = Date.now();
  const elapsed = () => `${((Date.now() - began) / 1000).toFixed(1)} s`;
  console.log(`${title} …`);
  const beat = setInterval(() => console.log(`${title} … ${elapsed()}`), 10_000);
  const { code, output } = await execute(program, args, { quiet: true, ...options }).finally(() =>
    clearInterval(beat),
  );
  if (code !== 0) throw new LauncherError(`${lastLines(output)}\n${title}: failed, see above.`);
  console.log(`${title}: ${elapsed()}`);
}

function lastLines(output) {
  return output.trim().split('\n').slice(-40).join('\n');
}
