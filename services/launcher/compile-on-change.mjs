import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { installed, root } from './root.mjs';
import { STAMP } from './stamp.mjs';

/**
 * Compiles the server after each change of its sources, without checking types: the editor and
 * `npm run verify` do that.
 * @param compiled called after each compilation without errors
 * @returns how to stop, once it watches
 */
export async function compileOnChange(compiled) {
  const project = join(root, 'services/tsconfig.build.json');
  const compiler = spawn(
    process.execPath,
    [
      installed('typescript/bin/tsc'),
      '-p',
      project,
      '--watch',
      '--noCheck',
      '--preserveWatchOutput',
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  process.once('exit', () => compiler.kill());
  // The output no longer belongs to the sources that were built.
  rmSync(join(root, 'services/dist', STAMP), { force: true });
  let isWatching = false;
  await new Promise((resolve, reject) => {
    compiler.once('exit', () => reject(new Error('The compiler of the server ended.')));
    compiler.stdout.setEncoding('utf8').on('data', (text) => {
      const errors = /Found (\d+) errors?/.exec(text)?.[1];
      if (errors === undefined || errors !== '0') {
        if (/error TS\d+/.test(text)) process.stdout.write(text);
        if (errors === undefined) return;
      }
      if (isWatching && errors === '0') compiled();
      isWatching = true;
      resolve();
    });
  });
  return () => void compiler.kill();
}
