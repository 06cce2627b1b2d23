import { StartError } from '../../platform/config/start-error.js';

type Stop = () => Promise<void>;

/** A signal during the start waits for its end. A failed start prints one line and exits with 1. */
export async function runProgram(start: () => Promise<Stop>): Promise<void> {
  const starting = start();
  stopOnSignal(async () => (await starting)());
  try {
    await starting;
  } catch (error) {
    process.stderr.write(`${lineOf(error)}\n`);
    // Open handles must not keep a failed start alive.
    process.exit(1);
  }
}

/** A program that works and ends. A wrong start is one readable line, and exit code 1. */
export async function runOnce(work: (say: (line: string) => void) => Promise<void>): Promise<void> {
  try {
    await work((line) => void process.stdout.write(`${line}\n`));
  } catch (error) {
    process.stderr.write(`${lineOf(error)}\n`);
    process.exitCode = 1;
  }
}

function lineOf(error: unknown): string {
  if (error instanceof StartError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function stopOnSignal(stop: Stop): void {
  let isStopping = false;
  const end = () => {
    // A second signal does not wait.
    if (isStopping) process.exit(1);
    isStopping = true;
    // A failed start has already ended the process.
    stop().then(
      () => process.exit(0),
      () => undefined,
    );
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
}
