import { ConfigError } from './config/config.error.js';
import { loadConfig } from './config/load-config.js';
import { runProgram } from './run-program.js';
import { startWorker } from './start-worker.js';

/** The worker as a process of its own, beside any number of API processes. */
await runProgram(async () => {
  const config = loadConfig(process.env);
  if (config.isEmbedded) {
    throw new ConfigError(
      'DATABASE_URL',
      'is required: the embedded product has its worker inside',
    );
  }
  const stop = await startWorker(config);
  process.stdout.write('The worker runs\n');
  return stop;
});
