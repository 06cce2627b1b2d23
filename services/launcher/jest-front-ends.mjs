import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import kit from '../../shell/kit/jest.browser.mjs';
import { root } from './root.mjs';

const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const alike = [];
const others = [];
for (const name of workspaces.filter((name) => name !== 'services')) {
  const folder = join(root, name);
  const file = join(folder, 'jest.config.mjs');
  if (!existsSync(file)) continue;
  const { default: config } = await import(file);
  if (config === kit) alike.push(folder);
  else others.push(folder);
}

/**
 * All front ends. Those with the kit's configuration are one project: Jest compiles every package
 * once for each project.
 */
export default {
  rootDir: root,
  projects: [
    {
      ...kit,
      rootDir: root,
      roots: alike.map((folder) => join(folder, 'src')),
      testMatch: alike.map((folder) => kit.testMatch[0].replace('<rootDir>', folder)),
    },
    ...others,
  ],
};
