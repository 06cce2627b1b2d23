import { createHash, createPublicKey, verify } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readDescription, readSigned, type VersionDescription } from './digests';
import type { SiteFolder } from './site-folder';

/** Of a team (site/keys.mjs). `publicKey` is SPKI in base64; times are ISO 8601, UTC. */
interface Key {
  id: string;
  publicKey: string;
  addedAt: string;
  retiredAt?: string;
}

/** By a person, or by the error budget of the server. */
export const isRollback = (cause: string) => cause === 'rollback' || cause === BUDGET;
export const BUDGET = 'budget';

/**
 * Whether a version may go live: signed by a key of its team, whole, and newer than the versions that were live, or live
 * before. `name` is 'shell' or a remote's.
 * @throws with the reason
 */
export function checkVersion(site: SiteFolder, name: string, version: string, cause: string): void {
  const part = partOf(name);
  const wasLive = site.history().flatMap(({ changes }) => changes[name]?.to ?? []);
  const isReturn = isRollback(cause);
  if (isReturn && !wasLive.includes(version)) throw new Error('it was never live here');

  const key = checkSignature(site, name, version);
  if (key.retiredAt && !isReturn) throw new Error(`its key ${key.id} is retired`);
  const description = readDescription(site, part, version);
  refuseDamage(site, part, description);
  const isNewer = (each: string) => signedAt(site, part, each) >= description.signedAt;
  const newer = wasLive.find((each) => each !== version && isNewer(each));
  if (!isReturn && newer) {
    throw new Error(`it was signed before ${newer}, which was live; a rollback would return to it`);
  }
}

/**
 * Also of versions that stay live: pages take their digests from the signed description.
 * @returns the key, which may be retired
 * @throws with the reason
 */
export function checkSignature(site: SiteFolder, name: string, version: string): Key {
  const { signed, key: id, signature } = readSigned(site, partOf(name), version);
  const key = keyOf(site, name, id);
  const spki = createPublicKey({
    key: Buffer.from(key.publicKey, 'base64'),
    format: 'der',
    type: 'spki',
  });
  if (!verify(null, Buffer.from(signed), spki, Buffer.from(signature, 'base64'))) {
    throw new Error('its signature does not fit');
  }
  const signedAs = readDescription(site, partOf(name), version);
  if (signedAs.frontEnd.replace('-', '_') !== name || signedAs.version !== version) {
    throw new Error(`it was signed as ${signedAs.frontEnd} ${signedAs.version}`);
  }
  return key;
}

const partOf = (name: string) => (name === 'shell' ? name : `remotes/${name}`);

/** Where publishers cannot write, or in the site folder. */
function keyOf(site: SiteFolder, name: string, id: string): Key {
  const file = process.env.SITE_KEYS ?? path.join(site.root, 'keys.json');
  if (!existsSync(file)) throw new Error(`the site lists no keys: ${file} is missing`);
  const keys = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Key[]>;
  const key = keys[name]?.find((each) => each.id === id);
  if (key) return key;
  const [owner] =
    Object.entries(keys).find(([, list]) => list.some((each) => each.id === id)) ?? [];
  throw new Error(owner ? `it was signed with the key of ${owner}` : `its key ${id} is not listed`);
}

/** Every listed file is there, unchanged. */
function refuseDamage(
  site: SiteFolder,
  part: string,
  { version, files }: VersionDescription,
): void {
  const folders = { web: site.web(part, version), node: site.node(part, version) };
  for (const [kind, folder] of Object.entries(folders) as ['web' | 'node', string][]) {
    for (const [name, { sha384 }] of Object.entries(files[kind])) {
      const file = path.join(folder, name);
      if (!existsSync(file)) throw new Error(`${name} is missing`);
      const found = createHash('sha384').update(readFileSync(file)).digest('base64');
      if (found !== sha384) throw new Error(`${name} was changed after it was signed`);
    }
  }
}

/** Versions of publishers that signed nothing are older than all. */
function signedAt(site: SiteFolder, part: string, version: string): string {
  try {
    return readDescription(site, part, version).signedAt;
  } catch {
    return '';
  }
}
