import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removeFolder } from './product';

const root = path.resolve(import.meta.dirname, '../../..');

export interface Development {
  url: string;
  /** Changes a file of the checkout, as its editor would. `file` is given from the remote's folder. */
  edit(file: string, from: string, to: string): void;
  stop(): Promise<void>;
}

/**
 * A checkout that holds one remote and what every team has, with a command of shell/dev that runs in
 * it. The other remotes' folders are absent.
 */
export async function startDevelopment(remote: string, ...command: string[]): Promise<Development> {
  const folder = mkdtempSync(path.join(tmpdir(), 'plenary-team-'));
  const isSource = (file: string) => !/\/(dist|node_modules|e2e)(\/|$)/.test(file);
  for (const part of ['shell', remote, 'package.json', 'tsconfig.base.json']) {
    cpSync(path.join(root, part), path.join(folder, part), { recursive: true, filter: isSource });
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));

  const [script = '', ...options] = command;
  const child = spawn(
    process.execPath,
    [path.join(folder, 'shell/dev', script), remote, '--port=0', ...options],
    { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, NODE_ENV: 'development' } },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`${script} ended`)));
    child.stdout.on('data', (chunk: Buffer) => {
      const found = /: (http:\/\/localhost:\d+)/.exec(chunk.toString())?.[1];
      if (found) resolve(found);
    });
  });
  return {
    url,
    edit(file, from, to) {
      const name = path.join(folder, remote, file);
      const before = readFileSync(name, 'utf8');
      if (!before.includes(from)) throw new Error(`${file} does not hold ${from}`);
      writeFileSync(name, before.replace(from, to));
    },
    async stop() {
      child.kill();
      await ended;
      removeFolder(folder);
    },
  };
}
