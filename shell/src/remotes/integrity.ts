import { scriptsWithDigests } from '../scripts-with-digests';
import { LIST_LIMIT_MS, takeEarlyList } from './early-lists';
import type { Registry } from './registry';
import { SCRIPT_INTEGRITY } from './script-integrity';

/** SHA-384 in base64. Browsers ignore an empty value, and one that they do not understand. */
const DIGEST = /^[A-Za-z0-9+/]{64}$/;

/** Digests of the lists, by folder of a version. */
const lists = new Map<string, string>();
/** Lists that are read, or were, by folder. */
const reading = new Map<string, Promise<void>>();
/** `integrity` of scripts, by path. */
const known = new Map<string, string>();

/** Of the versions whose scripts the page names. */
const folders = new Set<string>();

let isTrusting: Promise<void> = Promise.resolve();

/** Before the first script is asked for. `registry` may still be on its way, and may fail. */
export function startIntegrity(registry: Promise<Registry>): void {
  const { scripts = '', preloads = '' } =
    document.querySelector<HTMLElement>('script[data-scripts]')?.dataset ?? {};
  const named = scriptsWithDigests(`${scripts} ${preloads}`);
  const ahead = Array.from(document.querySelectorAll('link[integrity]'), (link) => ({
    address: link.getAttribute('href') ?? '',
    integrity: link.getAttribute('integrity') ?? '',
  }));
  for (const { address, integrity } of [...named, ...ahead]) {
    keep(address, integrity.slice('sha384-'.length));
    folders.add(folderOf(address));
  }
  isTrusting = registry.then(trustRegistry).catch(() => undefined);
  Object.assign(window, { [SCRIPT_INTEGRITY]: { find: findIntegrity, of: integrityOf } });
}

/** Of the versions whose scripts the page names, for the scripts of later pages. */
export async function readListsAhead(): Promise<void> {
  await isTrusting;
  await Promise.allSettled(Array.from(folders, readList));
}

/** Takes the digests of its versions' lists. */
export function trustRegistry({ shell, integrity, remotes }: Registry): void {
  trust(`/shell/${shell}/`, integrity);
  for (const remote of Object.values(remotes)) trust(folderOf(remote.entry), remote.integrity);
}

function trust(folder: string, integrity = ''): void {
  if (lists.has(folder) && lists.get(folder) !== integrity) {
    for (const path of known.keys()) if (path.startsWith(folder)) known.delete(path);
  }
  if (lists.get(folder) !== integrity) reading.delete(folder);
  lists.set(folder, integrity);
}

/** Resolves when the digest of a script is known. @throws when it is not listed, or its list does not arrive */
export async function findIntegrity(address: string): Promise<void> {
  const path = pathOf(address);
  if (known.has(path)) return;
  await isTrusting;
  await readList(folderOf(path));
  integrityOf(path);
}

/** For `integrity` of an element. @throws when it is not known: no script is loaded unchecked */
export function integrityOf(address: string): string {
  const integrity = known.get(pathOf(address));
  if (!integrity) throw new Error('The digest of a script is not known');
  return integrity;
}

/** Once for all that ask; again after a failure. */
function readList(folder: string): Promise<void> {
  const begun = reading.get(folder);
  if (begun) return begun;
  const read = readListNow(folder);
  reading.set(folder, read);
  read.catch(() => reading.delete(folder));
  return read;
}

async function readListNow(folder: string): Promise<void> {
  const digest = lists.get(folder) ?? '';
  if (!DIGEST.test(digest)) throw new Error('A version has no list of digests');
  const address = `${folder}integrity.json`;
  const integrity = `sha384-${digest}`;
  const signal = AbortSignal.timeout(LIST_LIMIT_MS);
  const early = await takeEarlyList({ address, integrity });
  const response = early ?? (await fetch(address, { integrity, signal }));
  const list = (await response.json()) as Record<string, string>;
  for (const [file, each] of Object.entries(list)) keep(folder + file, each);
}

function keep(path: string, digest: string): void {
  if (DIGEST.test(digest)) known.set(path, `sha384-${digest}`);
}

const pathOf = (address: string) => new URL(address, window.location.origin).pathname;

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);
