// The front ends: their folders, and the place of their versions in the site folder.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

const { workspaces } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const allRemotes = workspaces.filter((name) => name.startsWith('mfe-'));

/** Every front end that a site may have, whether or not its folder is in this checkout. */
export const allFrontEnds = ['shell', ...allRemotes];

/** The remotes of this checkout or image: those whose folders are there. */
export const remotes = allRemotes.filter((name) => existsSync(path.join(root, name)));
export const frontEnds = ['shell', ...remotes];

/** `mfe-public` → `mfe_public`, the name of the federated container. */
export const remoteName = (frontEnd) => frontEnd.replace('-', '_');

/** Folder of a front end's versions, relative to the site folder (and to its node folder). */
export function partOf(frontEnd) {
  return frontEnd === 'shell' ? 'shell' : `remotes/${remoteName(frontEnd)}`;
}

export function siteFolder(given) {
  const dataDir = process.env.DATA_DIR ?? path.join(root, '.data');
  return path.resolve(given ?? process.env.SITE_DIR ?? path.join(dataDir, 'site'));
}

export function checkName(name) {
  if (frontEnds.includes(name)) return name;
  throw new Error(`Unknown front end: ${name}. One of ${frontEnds.join(', ')}.`);
}
