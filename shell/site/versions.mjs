// The versions of a front end in the site folder: each is put there whole and never changed.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { compress } from './compress.mjs';
import { describeFiles, firstDamage, nameOfContent } from './files.mjs';
import { partOf, root } from './front-ends.mjs';
import { sign } from './keys.mjs';
import { mapsFolder } from './source-maps.mjs';

/**
 * The signed list of its files. Written last: a version without it is incomplete. Next to the Node build, which is not
 * served.
 */
const DESCRIPTION = 'version.json';
/** Names the folder of the shell's fonts, pictures, first script and worker. */
export const ASSETS = 'assets.json';
/** Digests of the version's scripts, for browsers; its own digest is in the registry. */
export const INTEGRITY = 'integrity.json';

export const webFolder = (site, frontEnd, version) => path.join(site, partOf(frontEnd), version);
/** @param described its files */
const assetsFolder = (site, described) => path.join(site, 'assets', nameOfContent(described));
const nodeFolder = (site, frontEnd, version) => path.join(site, 'node', partOf(frontEnd), version);

/**
 * Adds the built front end to the site folder. Returns its version, e.g. `1.0.0-3f2a91bc`.
 * @throws when it has not been built, or its files are not those that the build wrote
 */
export async function addVersion(site, frontEnd) {
  const dist = path.join(root, frontEnd, 'dist');
  const built = readBuilt(dist, frontEnd);
  const { version } = JSON.parse(readFileSync(path.join(root, frontEnd, 'package.json'), 'utf8'));
  const parts = Object.values(built);
  const extra = {};
  if (frontEnd === 'shell') {
    const assets = path.join(dist, 'assets');
    const target = assetsFolder(site, built.assets);
    if (firstDamage(target, built.assets)) await place(assets, target, { served: true });
    extra[ASSETS] = JSON.stringify({ hash: path.basename(target) });
  }
  const full = `${version}-${nameOfContent(...parts)}`;
  const maps = path.join(dist, 'maps');
  if (existsSync(maps)) await place(maps, mapsFolder(site, frontEnd, full), { served: false });
  const web = webFolder(site, frontEnd, full);
  const node = nodeFolder(site, frontEnd, full);
  if (damageOf(site, frontEnd, full) === undefined) {
    // Signed again: it may have been rolled back, and is published as the newest now.
    const { files } = describeVersion(site, frontEnd, full);
    writeFileSync(path.join(node, `${DESCRIPTION}.new`), signed(site, frontEnd, full, files));
    renameSync(path.join(node, `${DESCRIPTION}.new`), path.join(node, DESCRIPTION));
    return full;
  }
  extra[INTEGRITY] = JSON.stringify(digestsOfScripts(built.web));
  await place(path.join(dist, 'web'), web, { served: true, extra });
  const files = { ...built, web: describeFiles(web) };
  const text = signed(site, frontEnd, full, files);
  await place(path.join(dist, 'node'), node, { served: false, extra: { [DESCRIPTION]: text } });
  return full;
}

function readBuilt(dist, frontEnd) {
  const list = path.join(dist, 'files.json');
  if (!existsSync(list)) throw new Error(`${frontEnd} has not been built.`);
  const built = JSON.parse(readFileSync(list, 'utf8'));
  for (const [part, described] of Object.entries(built)) {
    const damage = firstDamage(path.join(dist, part), described);
    if (damage) throw new Error(`The build of ${frontEnd} is not whole: ${damage}.`);
  }
  return built;
}

function signed(site, frontEnd, version, files) {
  const commit = commitOf(frontEnd);
  const description = { frontEnd, version, commit, signedAt: new Date().toISOString(), files };
  const text = JSON.stringify(description);
  return JSON.stringify({ signed: text, ...sign(site, frontEnd, text) });
}

/** The commit that the build of this checkout was made from, or nothing where files were changed. */
export function commitOf(frontEnd) {
  const file = path.join(root, frontEnd, 'dist/commit.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).commit : undefined;
}

/** `{ file: SHA-384 in base64 }` */
export function digestsOfScripts(described) {
  const scripts = Object.entries(described).filter(([file]) => file.endsWith('.js'));
  return Object.fromEntries(scripts.map(([file, { sha384 }]) => [file, sha384]));
}

/** Copies under a temporary name and renames, so that a folder is there whole or not at all. */
async function place(source, target, { served, extra = {} }) {
  const temporary = `${target}.${process.pid}.new`;
  rmSync(temporary, { recursive: true, force: true });
  mkdirSync(path.dirname(target), { recursive: true });
  cpSync(source, temporary, { recursive: true });
  for (const [file, text] of Object.entries(extra)) writeFileSync(path.join(temporary, file), text);
  if (served) await compress(temporary);
  const broken = `${target}.${process.pid}.old`;
  if (existsSync(target)) renameSync(target, broken);
  renameSync(temporary, target);
  rmSync(broken, { recursive: true, force: true });
}

/** What a version is made of: `{ frontEnd, version, commit, signedAt, files }`, or nothing. */
export function describeVersion(site, frontEnd, version) {
  const file = path.join(nodeFolder(site, frontEnd, version), DESCRIPTION);
  if (!existsSync(file)) return undefined;
  const { signed: text } = JSON.parse(readFileSync(file, 'utf8'));
  return text ? JSON.parse(text) : undefined;
}

/** Why a version cannot be made live, in words, or nothing. */
export function damageOf(site, frontEnd, version) {
  const description = describeVersion(site, frontEnd, version);
  if (!description) return 'it is not there';
  const { web, node, assets } = description.files;
  return (
    firstDamage(webFolder(site, frontEnd, version), web) ??
    firstDamage(nodeFolder(site, frontEnd, version), node) ??
    (assets && firstDamage(assetsFolder(site, assets), assets))
  );
}
