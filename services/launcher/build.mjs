import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { installed, root } from './root.mjs';
import { isStamped, stamp } from './stamp.mjs';
import { step } from './step.mjs';

const remotes = ['mfe-public', 'mfe-registration', 'mfe-admin', 'mfe-reviewer'];
const common = ['package-lock.json', 'tsconfig.base.json'];

const server = {
  title: 'Building the server',
  inputs: ['services/src', 'services/tsconfig.json', 'services/tsconfig.build.json', ...common],
  outputs: ['services/dist'],
  command: [
    process.execPath,
    [installed('typescript/bin/tsc'), '-p', join(root, 'services/tsconfig.build.json')],
  ],
};

const frontEnds = {
  title: 'Building the five front ends',
  inputs: ['shell', ...remotes, ...common],
  outputs: ['shell', ...remotes].map((name) => `${name}/dist`),
  command: [process.execPath, [join(root, 'shell/site/build.mjs')]],
};

export const buildServer = () => build(server);

/** @returns the fingerprint of what was built */
export const buildFrontEnds = () => build(frontEnds);

async function build({ title, inputs, outputs, command }) {
  const wanted = fingerprint(inputs);
  const folders = outputs.map((folder) => join(root, folder));
  if (!folders.every((folder) => isStamped(folder, wanted))) {
    await step(title, ...command);
    for (const folder of folders) stamp(folder, wanted);
  }
  return wanted;
}
