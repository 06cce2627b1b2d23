import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface Program {
  process: ChildProcess;
  /** Rejects when the program ends first. */
  line: (text: string) => Promise<string>;
  output: () => string;
  ended: Promise<number | null>;
}

const running = new Set<ChildProcess>();

/** For afterAll: ends what a failed test has left. */
export function endPrograms(): void {
  for (const child of running) child.kill('SIGKILL');
}

/** Only these variables, without those of the test. */
export function startProgram(
  name: 'main' | 'worker' | 'migrate',
  variables: NodeJS.ProcessEnv,
): Program {
  return startScript(join(__dirname, '../dist', `${name}.js`), [], variables);
}

/** A script of Node with only these variables, and no limit for a late machine. */
export function startScript(path: string, args: string[], variables: NodeJS.ProcessEnv): Program {
  const child = spawn(process.execPath, [path, ...args], {
    // Tests run on machines that are late.
    env: { PATH: process.env['PATH'], UPLOADS_LOOP_DELAY_MS: '0', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  let output = '';
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const hear = (chunk: Buffer) => {
    output += chunk.toString();
    child.emit('said');
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const line = async (text: string): Promise<string> => {
    for (;;) {
      const found = output.split('\n').find((said) => said.includes(text));
      if (found) return found;
      const isOver = await Promise.race([once(child, 'said').then(() => false), ended]);
      if (isOver !== false) throw new Error(`ended without "${text}": ${output}`);
    }
  };
  return { process: child, line, output: () => output, ended };
}
