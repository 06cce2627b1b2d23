import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { installed, root } from './root.mjs';
import { isStamped, stamp } from './stamp.mjs';
import { step } from './step.mjs';

const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const names = ['shell', ...workspaces.filter((name) => name.startsWith('mfe-'))];
const common = ['package-lock.json', 'tsconfig.base.json'];

const server = {
  title: 'Building the server',
  inputs: [
    'services/src',
    'services/tsconfig.json',
    'services/tsconfig.build.json',
    'services/launcher/server-bom.mjs',
    'services/launcher/licence-of.mjs',
    'shell/site/bom.mjs',
    ...common,
  ],
  outputs: ['services/dist'],
  // Checking types takes four fifths of the time; `npm run verify` does it for all workspaces.
  command: [
    process.execPath,
    [
      installed('typescript/bin/tsc'),
      '-p',
      join(root, 'services/tsconfig.build.json'),
      '--noCheck',
    ],
  ],
  // Loaded late: before the first install its packages are missing.
  complete: () => import('./server-bom.mjs'),
};

const frontEnds = {
  title: 'Building the front ends',
  inputs: [...names, ...common],
  outputs: names.map((name) => `${name}/dist`),
  command: [process.execPath, [join(root, 'shell/site/build.mjs')]],
};

export const buildServer = () => build(server);

/** @returns the fingerprint of the built sources */
export const buildFrontEnds = () => build(frontEnds);

async function build({ title, inputs, outputs, command, complete }) {
  const wanted = fingerprint(inputs);
  const folders = outputs.map((folder) => join(root, folder));
  if (!folders.every((folder) => isStamped(folder, wanted))) {
    await step(title, ...command);
    await complete?.();
    for (const folder of folders) stamp(folder, wanted);
  }
  return wanted;
}
