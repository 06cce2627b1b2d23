// The five front ends: their folders, and where a version of each lies in the site folder.
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');
export const frontEnds = ['shell', 'mfe-public', 'mfe-registration', 'mfe-admin', 'mfe-reviewer'];

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
