// Keys of the teams: a private one signs a team's versions, and the site lists the public ones that may.
import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign as signBytes,
} from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { allFrontEnds, partOf } from './front-ends.mjs';

const nameOf = (frontEnd) => path.basename(partOf(frontEnd));

/** In the site folder, or where its publishers cannot write. Equal to src/prerender/check-version.ts. */
const listFile = (site) => process.env.SITE_KEYS ?? path.join(site, 'keys.json');

/** One private key per front end, as PEM. A team holds its own only. */
const privateFile = (site, frontEnd) =>
  path.join(
    process.env.PUBLISH_KEYS ?? path.join(path.dirname(site), 'publish-keys'),
    `${frontEnd}.pem`,
  );

/** `{ name: [{ id, publicKey, addedAt, retiredAt? }] }`; a public key is SPKI in base64. */
export function readKeys(site) {
  const file = listFile(site);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** A site without a list trusts its first publisher, who gets a key for each front end. */
export function ensureKeys(site) {
  if (existsSync(listFile(site))) return;
  for (const frontEnd of allFrontEnds) createKey(site, frontEnd);
  console.log(`Keys for publishing: ${path.dirname(privateFile(site, 'shell'))}`);
}

/** Makes a key, or takes the one that is there, and lists it. @returns its id */
export function createKey(site, frontEnd) {
  const file = privateFile(site, frontEnd);
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    const { privateKey } = generateKeyPairSync('ed25519');
    writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  }
  return addKey(site, frontEnd, createPublicKey(createPrivateKey(readFileSync(file))));
}

/** Lists a public key, again if it was retired. @returns its id @throws when it is not an Ed25519 key */
export function addKey(site, frontEnd, key) {
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('Only Ed25519 keys sign versions.');
  const keys = readKeys(site);
  const id = idOf(key);
  const others = (keys[nameOf(frontEnd)] ?? []).filter((each) => each.id !== id);
  const publicKey = key.export({ type: 'spki', format: 'der' }).toString('base64');
  const added = { id, publicKey, addedAt: new Date().toISOString() };
  write(site, { ...keys, [nameOf(frontEnd)]: [...others, added] });
  return id;
}

/** Versions that were live stay available to a rollback; new ones are refused. @throws when it is not listed */
export function retireKey(site, frontEnd, id) {
  const keys = readKeys(site);
  const key = keys[nameOf(frontEnd)]?.find((each) => each.id === id);
  if (!key) throw new Error(`${frontEnd} has no key ${id}.`);
  key.retiredAt = new Date().toISOString();
  write(site, keys);
}

/** `{ key, signature }` of a text, with the team's private key. @throws when it is not here */
export function sign(site, frontEnd, text) {
  const file = privateFile(site, frontEnd);
  if (!existsSync(file)) {
    throw new Error(
      `There is no key for ${frontEnd} here: ${file}, or its folder in PUBLISH_KEYS.`,
    );
  }
  const key = createPrivateKey(readFileSync(file));
  const signature = signBytes(null, Buffer.from(text), key).toString('base64');
  return { key: idOf(createPublicKey(key)), signature };
}

/** Sixteen hex digits of SHA-256 over the public key as SPKI. */
function idOf(key) {
  const bytes = key.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}

function write(site, keys) {
  const file = listFile(site);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, `${JSON.stringify(keys, null, 2)}\n`);
  renameSync(`${file}.new`, file);
}
