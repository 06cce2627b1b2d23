import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadConfig } from './platform/config/load-config.js';
import { runProgram } from './operations/start/run-program.js';
import { start } from './operations/start/start.js';

const say = (line: string) => void process.stdout.write(`${line}\n`);

export async function run(): Promise<void> {
  await runProgram(async () => (await start(loadConfig(process.env), say)).stop);
}

const program = process.argv[1];
const isProgram = program !== undefined && realpathSync(program) === fileURLToPath(import.meta.url);
if (isProgram) await run();
