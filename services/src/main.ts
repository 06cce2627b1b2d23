import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadConfig } from './config/load-config.js';
import { runProgram } from './run-program.js';
import { start } from './start.js';

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** The product from start to end, in this process. */
export async function run(): Promise<void> {
  await runProgram(async () => (await start(loadConfig(process.env), say)).stop);
}

const program = process.argv[1];
const isProgram = program !== undefined && realpathSync(program) === fileURLToPath(import.meta.url);
if (isProgram) await run();
