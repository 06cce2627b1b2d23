// Builds the shell and the remotes, all in one process. Names given as arguments limit it.
import path from 'node:path';
import { createRsbuild, loadConfig } from '@rsbuild/core';
import { checkName, frontEnds, root } from './front-ends.mjs';

process.env.NODE_ENV = 'production';
const names = process.argv.slice(2).map(checkName);

const environments = {};
for (const name of names.length > 0 ? names : frontEnds) {
  const { content } = await loadConfig({ cwd: path.join(root, name) });
  Object.assign(environments, content.environments);
}
const rsbuild = await createRsbuild({
  cwd: root,
  rsbuildConfig: { environments, logLevel: 'warn' },
});
const { close } = await rsbuild.build();
await close();
