// Builds the shell and the remotes, all in one process. Names given as arguments limit it.
import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createRsbuild, loadConfig } from '@rsbuild/core';
import { NEEDS, writeNeeds } from './api-needs.mjs';
import { writeBom } from './bom.mjs';
import { bundlers, notesPackages, packagesOf } from './bundled-packages.mjs';
import { describeFiles } from './files.mjs';
import { checkName, frontEnds, remoteName, root } from './front-ends.mjs';
import { sourceCommit } from './source-commit.mjs';
import { takeMaps } from './source-maps.mjs';
import { addKitTypes } from './write-kit-types.mjs';

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
const bundled = new Map();
rsbuild.addPlugins([notesPackages(bundled)]);
const { close } = await rsbuild.build();
await close();

// Next to the builds, so that it is not published.
for (const name of names) {
  const folder = path.join(root, name);
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const environment = name === 'shell' ? name : remoteName(name);
  const ofPages = name === 'shell' ? [environment, 'shell-start'] : [environment];
  const web = ofPages.flatMap((each) => [...bundled.get(each)]);
  const packages = packagesOf(folder, web, bundled.get(`${environment}-node`));
  writeBom(dist(name, 'bom.json'), { subject: manifest, packages, tools: bundlers() });
}

// Committed, since finding them takes the compiler longer than the build; a new remote has none yet.
for (const name of names) {
  const needs = path.join(root, name, NEEDS);
  if (!existsSync(needs)) writeNeeds(name);
  copyFileSync(needs, dist(name, 'node', NEEDS));
  addKitTypes(name, dist(name, 'node'));
}

for (const name of names) {
  rmSync(dist(name, 'maps'), { recursive: true, force: true });
  for (const kind of ['web', 'assets']) takeMaps(dist(name, kind), dist(name, 'maps'));
}

// Says what a whole build is: the publisher refuses one that has been cut short since.
for (const name of names) {
  const kinds = ['web', 'node', ...(name === 'shell' ? ['assets'] : [])];
  const parts = Object.fromEntries(kinds.map((kind) => [kind, describeFiles(dist(name, kind))]));
  writeFileSync(dist(name, 'commit.json'), JSON.stringify({ commit: sourceCommit() }));
  writeFileSync(dist(name, 'files.json'), JSON.stringify(parts));
}
