import { ConfigError } from './platform/config/config.error.js';
import { loadConfig } from './platform/config/load-config.js';
import { runProgram } from './operations/start/run-program.js';

const say = (line: string) => void process.stdout.write(`${line}\n`);

await runProgram(async () => {
  const config = loadConfig(process.env);
  if (config.isEmbedded) {
    throw new ConfigError(
      'DATABASE_URL',
      'is required: the embedded product has its worker inside',
    );
  }
  // Loaded afterwards: a wrong variable is reported without loading the whole worker.
  const { startWorker } = await import('./operations/start/start-worker.js');
  const stop = await startWorker(config, say);
  say('The worker runs');
  return stop;
});
