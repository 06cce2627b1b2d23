import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bucketAddress } from '../../platform/config/bucket-address.js';
import type { SitePlace } from '../../platform/config/site-place.js';
import { DAY, MINUTE, SECOND } from '../../platform/core/time.js';
import type { BucketStore } from '../backup/store/bucket-store.js';
import { OF_BUCKET } from '../backup/site-folder.js';
import { BucketError } from '../backup/store/bucket.error.js';
import { checkVersions } from './check-versions.js';
import { SiteError } from './site.error.js';
import {
  type Contents,
  copySite,
  describeSite,
  digestOf,
  hasFile,
  inParallel,
  STATE,
} from './site-files.js';
import {
  currentSchema,
  type Manifest,
  manifestSchema,
  parse,
  type State,
  stateSchema,
} from './site-manifest.js';
import { take } from './take-site.js';

const CURRENT = 'current.json';
/** Tries of a change while other publishers are quicker. */
const TRIES = 5;
/** A release that must not be served is not fetched again every few seconds. */
const REFUSED_FOR = MINUTE;
/** Longer than any upload or copy takes. */
const KEPT_FOR = DAY;

/** Followers ask every few seconds. */
const PATIENCE = { attempts: 3, connectionTimeout: 3 * SECOND, socketTimeout: 20 * SECOND };

/** @throws Error for a wrong address */
export async function openSiteBucket({
  siteUrl,
  siteKeys,
}: SitePlace): Promise<SiteBucket | undefined> {
  if (siteUrl === undefined) return undefined;
  // Loaded only where it is used: the library is large.
  const { BucketStore } = await import('../backup/store/bucket-store.js');
  return new SiteBucket(new BucketStore(bucketAddress(siteUrl), PATIENCE), siteKeys);
}

/**
 * The site in a bucket: files under names that are never used again, manifests of all files, and one object that names the
 * current manifest. Folders of hosts are copies.
 */
export class SiteBucket {
  readonly name: string;
  private pulling: Promise<unknown> = Promise.resolve();
  private read: { id: string; state: State | undefined } | undefined;
  private refused: { etag: string; error: unknown; retryAt: number } | undefined;

  constructor(
    private readonly store: BucketStore,
    private readonly keysFile: string | undefined,
  ) {
    this.name = store.name;
  }

  /**
   * Brings a folder up to date. A link is switched once every file it leads to is there and checked; a failed pull changes
   * nothing. Calls run one after another.
   * @returns what the folder has; undefined while nothing is published in the bucket
   * @throws StartError when the bucket is away, or its site must not be served
   */
  pull(folder: string): Promise<State | undefined> {
    const pulled = this.pulling.then(() => this.pullNow(folder));
    this.pulling = pulled.catch(() => undefined);
    return pulled;
  }

  /**
   * Changes the site: `work` gets a copy of the newest one, which is uploaded and then becomes current. It runs again on a
   * newer one when another publisher was quicker.
   * @param folder the copy of this host, brought up to date before and after
   * @throws what `work` throws, and as `pull`; nothing is changed then
   */
  async change<Result>(folder: string, work: (copy: string) => Promise<Result>): Promise<Result> {
    await mkdir(folder, { recursive: true });
    for (let tries = 1; tries <= TRIES; tries += 1) {
      const base = await this.pull(folder);
      const copy = await copySite(folder, base?.manifest ?? (await describeSite(folder)));
      try {
        const result = await work(copy);
        if (!(await this.upload(copy, base))) continue;
        // It is published: where this fails, the next pull brings it.
        await this.pull(folder).catch(() => undefined);
        return result;
      } finally {
        await rm(copy, { recursive: true, force: true });
      }
    }
    throw new SiteError(`Other publishers were quicker ${TRIES} times. Nothing was changed.`);
  }

  /**
   * Makes a folder that was pulled and changed, or that the bucket knows nothing of, the current site.
   * @throws SiteError when it is not made of the current site
   */
  async push(folder: string): Promise<void> {
    const found = await this.store.readUnless(CURRENT);
    const base = found && (await this.stateOf(folder));
    if (found?.etag !== base?.etag || !(await this.upload(folder, base))) {
      throw new SiteError(
        `${this.name} was changed by another publisher since this folder was brought up to date. Nothing was changed: pull, and publish again.`,
      );
    }
  }

  private async pullNow(folder: string): Promise<State | undefined> {
    const state = await this.stateOf(folder);
    const found = await this.store.readUnless(CURRENT, state?.etag);
    if (!found) {
      if (state) throw new SiteError(`${this.name}/${CURRENT} is missing, which was there.`);
      return undefined;
    }
    if (!found.content) return state;
    const { etag, content } = found;
    if (this.refused?.etag === etag && Date.now() < this.refused.retryAt) throw this.refused.error;
    try {
      return await this.takeOver(folder, { etag, content, state });
    } catch (error) {
      const isAway = error instanceof BucketError;
      if (!isAway) this.refused = { etag, error, retryAt: Date.now() + REFUSED_FOR };
      throw error;
    }
  }

  private async takeOver(folder: string, { etag, content, state }: Found): Promise<State> {
    const manifest = await this.readManifest(content);
    const known = state?.manifest;
    if (known?.links['current'] && !manifest.links['current']) {
      throw new SiteError(`${this.name} has no live release any more.`);
    }
    const stage = join(folder, OF_BUCKET, randomUUID());
    await mkdir(stage, { recursive: true });
    try {
      const staged = await this.stage(folder, { stage, manifest, known });
      const read = (path: string) => {
        if (!(path in manifest.files)) throw new SiteError(`${path} is missing in ${this.name}.`);
        return readFile(staged.get(path) ?? join(folder, path));
      };
      await checkVersions(manifest, read, this.keysFile);
      const meanwhile = await this.stateOf(folder);
      // Another process of the same folder.
      if (meanwhile && meanwhile.etag !== state?.etag) return meanwhile;
      const next = { bucket: this.name, etag, manifest };
      await take(folder, { staged, stage, next, known });
      return next;
    } finally {
      await rm(stage, { recursive: true, force: true });
      await removeAbandoned(folder);
    }
  }

  private async readManifest(current: Buffer): Promise<Manifest> {
    const { manifest: key, sha384 } = parse(currentSchema, current, `${this.name}/${CURRENT}`);
    const content = await this.contentOf(key);
    if (digestOf(content) !== sha384) throw new SiteError(`${this.name}/${key} was changed.`);
    return parse(manifestSchema, content, `${this.name}/${key}`);
  }

  /** Fetches what the folder does not have. @returns where the files are until they are taken */
  private async stage(
    folder: string,
    { stage, manifest, known }: { stage: string; manifest: Manifest; known?: Manifest },
  ): Promise<Map<string, string>> {
    const here = new Map(
      Object.entries(known?.files ?? {}).map(([path, { sha384 }]) => [sha384, path]),
    );
    const staged = new Map<string, string>();
    await inParallel(Object.entries(manifest.files), async ([path, file], at) => {
      const isKnown = known?.files[path]?.sha384 === file.sha384;
      if (await hasFile(join(folder, path), file, isKnown)) return;
      const target = join(stage, String(at));
      staged.set(path, target);
      const same = here.get(file.sha384);
      if (same !== undefined) {
        await copyFile(join(folder, same), target).catch(() => undefined);
        if (await hasFile(target, file)) return;
      }
      await writeFile(target, await this.contentOf(file.key));
      if (await hasFile(target, file)) return;
      throw new SiteError(
        `${path} differs from its release: ${this.name}/${file.key} was changed.`,
      );
    });
    return staged;
  }

  /** @returns false, without a change, when `base` is not the current site any more */
  private async upload(folder: string, base: State | undefined): Promise<boolean> {
    const { files, links } = await describeSite(folder, base?.manifest);
    if (base && isEqual(base.manifest, { files, links })) return true;
    const keys = new Map(
      Object.values(base?.manifest.files ?? {}).map((file) => [file.sha384, file.key]),
    );
    const id = randomUUID();
    const added = Object.entries(files).filter(([, { sha384 }]) => {
      if (keys.has(sha384)) return false;
      return keys.set(sha384, `files/${keys.size}-${id}`);
    });
    await inParallel(added, ([path, { sha384 }]) =>
      this.store.write(keys.get(sha384) ?? '', createReadStream(join(folder, path))),
    );
    const number = (base?.manifest.number ?? 0) + 1;
    const keyed = Object.entries(files).map(([path, { bytes, sha384, writtenAt }]) => [
      path,
      { bytes, sha384, writtenAt, key: keys.get(sha384) },
    ]);
    const manifest = JSON.stringify({ number, files: Object.fromEntries(keyed) as object, links });
    const key = `manifests/${String(number).padStart(6, '0')}-${id}.json`;
    await this.store.create(key, Buffer.from(manifest));
    const current = Buffer.from(
      JSON.stringify({ manifest: key, sha384: digestOf(Buffer.from(manifest)) }),
    );
    const isCurrent = await (base
      ? this.store.replace(CURRENT, current, base.etag)
      : this.store.create(CURRENT, current));
    if (isCurrent) await this.removeUnused(new Set([...keys.values(), key]));
    return isCurrent;
  }

  /** Uploads that came to nothing, and files of old releases once no host copies them. */
  private async removeUnused(used: Set<string>): Promise<void> {
    const old = Date.now() - KEPT_FOR;
    for (const prefix of ['files/', 'manifests/']) {
      for (const { key, at } of await this.store.list(prefix)) {
        if (at.getTime() < old && !used.has(key)) await this.store.remove(key);
      }
    }
  }

  private async contentOf(key: string): Promise<Buffer> {
    const parts: Uint8Array[] = [];
    for await (const part of this.store.read(key)) parts.push(part);
    return Buffer.concat(parts);
  }

  /** Undefined for a folder that has nothing of this bucket. */
  private async stateOf(folder: string): Promise<State | undefined> {
    const file = join(folder, STATE);
    const { ino, mtimeMs } = (await stat(file).catch(() => undefined)) ?? {};
    if (ino === undefined) return undefined;
    const id = `${file} ${ino} ${mtimeMs}`;
    // Followers ask every few seconds, and reading it takes a while.
    if (this.read?.id !== id) this.read = { id, state: await readState(file) };
    return this.read.state?.bucket === this.name ? this.read.state : undefined;
  }
}

/** Undefined when it is damaged: the folder is compared as a whole then. */
async function readState(file: string): Promise<State | undefined> {
  try {
    return parse(stateSchema, await readFile(file), STATE);
  } catch {
    return undefined;
  }
}

interface Found {
  etag: string;
  content: Buffer;
  state: State | undefined;
}

/** Copies of processes that were killed. */
async function removeAbandoned(folder: string): Promise<void> {
  const own = join(folder, OF_BUCKET);
  for (const name of await readdir(own)) {
    const found = await stat(join(own, name)).catch(() => undefined);
    const isOld = found?.isDirectory() === true && found.mtimeMs < Date.now() - KEPT_FOR;
    if (isOld) await rm(join(own, name), { recursive: true, force: true });
  }
}

function isEqual(one: Manifest, other: Contents): boolean {
  const text = ({ files, links }: Contents) => {
    const digests = Object.entries(files).map(([path, { sha384 }]) => `${path} ${sha384}`);
    return JSON.stringify([digests.sort(), Object.entries(links).sort()]);
  };
  return text(one) === text(other);
}
