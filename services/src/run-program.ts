import { StartError } from './embedded/start-error.js';

type Stop = () => Promise<void>;

/**
 * Runs until SIGINT or SIGTERM and then stops in order; a signal that comes during the start waits
 * for its end. A wrong start is one readable line on standard error, and exit code 1.
 */
export async function runProgram(start: () => Promise<Stop>): Promise<void> {
  const starting = start();
  stopOnSignal(async () => (await starting)());
  try {
    await starting;
  } catch (error) {
    process.stderr.write(`${lineOf(error)}\n`);
    // Whatever is still open must not keep a failed start alive.
    process.exit(1);
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
    // A start that failed has ended the process itself.
    stop().then(
      () => process.exit(0),
      () => undefined,
    );
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
}
