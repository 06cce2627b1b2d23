import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadConfig } from './config/load-config.js';
import { StartError } from './embedded/start-error.js';
import { start } from './start.js';

const say = (line: string) => void process.stdout.write(`${line}\n`);
const complain = (line: string) => void process.stderr.write(`${line}\n`);

/**
 * The product from start to end: runs until SIGINT or SIGTERM and then stops in order. A wrong start
 * is one readable line, and exit code 1.
 */
export async function run(): Promise<void> {
  try {
    const running = await start(loadConfig(process.env), say);
    stopOnSignal(running.stop);
  } catch (error) {
    complain(error instanceof StartError ? error.message : String((error as Error).stack));
    // Whatever is still open must not keep a failed start alive.
    process.exit(1);
  }
}

function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  const end = () => {
    // A second signal does not wait.
    if (isStopping) process.exit(1);
    isStopping = true;
    void stop().then(() => process.exit(0));
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
}

const isProgram = realpathSync(process.argv[1] ?? '') === fileURLToPath(import.meta.url);
if (isProgram) await run();
