import { spawn, type ChildProcess } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { createInterface } from 'node:readline';
import { join } from 'node:path';

export interface Program {
  process: ChildProcess;
  /** The first line with the text, also an earlier one. Rejects when the program ends first. */
  line: (text: string) => Promise<string>;
  /** The first line from now on with one of the texts. Rejects when the program ends first. */
  next: (...texts: string[]) => Promise<string>;
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
  const lines: string[] = [];
  const output = () => lines.map((line) => `${line}\n`).join('');
  const said = new EventEmitter().setMaxListeners(0);
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  for (const input of [child.stdout, child.stderr]) {
    createInterface({ input }).on('line', (line) => {
      lines.push(line);
      said.emit('line', line);
    });
  }
  const next = async (...texts: string[]): Promise<string> => {
    let look = (_line: string): void => undefined;
    const found = new Promise<string>((resolve) => {
      look = (line) => {
        if (texts.some((text) => line.includes(text))) resolve(line);
      };
      said.on('line', look);
    });
    const first = await Promise.race([found, ended.then(() => undefined)]);
    said.off('line', look);
    if (first === undefined) throw new Error(`ended without "${texts.join(' or ')}": ${output()}`);
    return first;
  };
  const line = async (text: string): Promise<string> =>
    lines.find((each) => each.includes(text)) ?? next(text);
  return { process: child, line, next, output, ended };
}
