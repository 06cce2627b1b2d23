import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import kit from '../../shell/kit/jest.browser.mjs';
import { root } from './root.mjs';

const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const folders = workspaces
  .filter((name) => name !== 'services')
  .map((name) => join(root, name))
  .filter((folder) => existsSync(join(folder, 'jest.config.mjs')));

/** All front ends in one project: Jest compiles every package once for each project. */
export default {
  ...kit,
  rootDir: root,
  roots: folders.map((folder) => join(folder, 'src')),
  testMatch: folders.map((folder) => kit.testMatch[0].replace('<rootDir>', folder)),
};
