import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadConfig } from './platform/config/load-config.js';
import { runProgram } from './operations/start/run-program.js';

const say = (line: string) => void process.stdout.write(`${line}\n`);

export async function run(): Promise<void> {
  await runProgram(async () => {
    const config = loadConfig(process.env);
    // Loaded afterwards: a wrong variable is reported without loading the whole server.
    const { start } = await import('./operations/start/start.js');
    return (await start(config, say)).stop;
  });
}

const program = process.argv[1];
const isProgram = program !== undefined && realpathSync(program) === fileURLToPath(import.meta.url);
if (isProgram) await run();
