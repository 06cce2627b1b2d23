// Builds the shell and the remotes, all in one process. Names given as arguments limit it.
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createRsbuild, loadConfig } from '@rsbuild/core';
import { describeFiles } from './files.mjs';
import { checkName, frontEnds, root } from './front-ends.mjs';

process.env.NODE_ENV = 'production';
const given = process.argv.slice(2).map(checkName);
const names = given.length > 0 ? given : frontEnds;
const dist = (name, ...parts) => path.join(root, name, 'dist', ...parts);

const environments = {};
for (const name of names) {
  rmSync(dist(name, 'files.json'), { force: true });
  const { content } = await loadConfig({ cwd: path.join(root, name) });
  Object.assign(environments, content.environments);
}
const rsbuild = await createRsbuild({
  cwd: root,
  rsbuildConfig: { environments, logLevel: 'warn' },
});
const { close } = await rsbuild.build();
await close();

// Says what a whole build is: the publisher refuses one that has been cut short since.
for (const name of names) {
  const parts = { web: describeFiles(dist(name, 'web')), node: describeFiles(dist(name, 'node')) };
  writeFileSync(dist(name, 'files.json'), JSON.stringify(parts));
}
