import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { HistoryEntry } from './release-state';
import { bucketsOf, NO_ROLLOUTS, releasesOf, type Rollouts } from './rollouts';

/** Pages of older releases are removed. Bundles stay, because open tabs request them. */
const KEPT_RELEASES = 20;

const SECOND_MS = 1000;
/** File systems read a clock that ticks every few milliseconds. */
const CLOCK_LAG_MS = 20;

/**
 * `current` points at a numbered release. While a rollout or preview runs, `buckets` points at a folder of links to releases,
 * one for each value of the cookie `bucket`. Bundles have a folder per version and never change.
 */
export class SiteFolder {
  constructor(readonly root: string) {}

  /** For browsers. `part` is 'shell' or 'remotes/<name>'. */
  web(part: string, version: string): string {
    return path.join(this.root, part, version);
  }

  /** For Node; never served. */
  node(part: string, version: string): string {
    return path.join(this.root, 'node', part, version);
  }

  get currentRelease(): string | undefined {
    try {
      return path.join(this.root, readlinkSync(path.join(this.root, 'current')));
    } catch {
      return undefined;
    }
  }

  readCurrent<T>(file: string): T | undefined {
    const release = this.currentRelease;
    return release ? readJson<T>(path.join(release, file)) : undefined;
  }

  /** @param release its number, such as `000042` */
  readRelease<T>(release: string, file: string): T | undefined {
    return readJson<T>(this.release(release, file));
  }

  /**
   * Resolves in a later second than that of the release before: nginx tells two pages of the same size apart by the
   * second in which they were written.
   */
  async createRelease(): Promise<string> {
    const releases = path.join(this.root, 'releases');
    mkdirSync(releases, { recursive: true });
    const last = Math.max(0, ...this.releases().map(Number));
    const next = this.writtenAt(nameOf(last)) + SECOND_MS + CLOCK_LAG_MS;
    await pause(Math.min(next - Date.now(), SECOND_MS + CLOCK_LAG_MS));
    const release = path.join(releases, nameOf(last + 1));
    rmSync(release, { recursive: true, force: true });
    mkdirSync(release);
    return release;
  }

  /** Atomic: one rename switches registry, pages and bundles. */
  goLive(release: string): void {
    this.point('current', path.relative(this.root, release));
    const used = releasesOf(this.rollouts());
    for (const old of this.releases().slice(0, -KEPT_RELEASES)) {
      if (!used.includes(old)) rmSync(this.release(old), { recursive: true, force: true });
    }
  }

  rollouts(): Rollouts {
    return readJson<Rollouts>(path.join(this.root, 'buckets', 'state.json')) ?? NO_ROLLOUTS;
  }

  /** Atomic, as `goLive`. */
  setRollouts(rollouts: Rollouts): void {
    if (JSON.stringify(rollouts) === JSON.stringify(this.rollouts())) return;
    const sets = path.join(this.root, 'bucket-sets');
    const old = existsSync(sets) ? readdirSync(sets).sort() : [];
    const buckets = bucketsOf(rollouts);
    if (buckets.size === 0) {
      rmSync(path.join(this.root, 'buckets'), { force: true });
    } else {
      const name = nameOf(Number(old.at(-1) ?? 0) + 1);
      const folder = path.join(sets, name);
      mkdirSync(folder, { recursive: true });
      for (const [bucket, release] of buckets) {
        const target = release === undefined ? 'current' : `releases/${release}`;
        symlinkSync(path.join('../..', target), path.join(folder, bucket));
      }
      writeFileSync(path.join(folder, 'state.json'), JSON.stringify(rollouts, null, 2));
      this.point('buckets', path.join('bucket-sets', name));
    }
    // A request may still be in the last one.
    for (const each of old.slice(0, -1)) {
      rmSync(path.join(sets, each), { recursive: true, force: true });
    }
  }

  private point(link: string, target: string): void {
    const next = path.join(this.root, `${link}.${process.pid}`);
    rmSync(next, { force: true });
    symlinkSync(target, next);
    renameSync(next, path.join(this.root, link));
  }

  private release(name: string, file = ''): string {
    return path.join(this.root, 'releases', name, file);
  }

  /** The start of the second, in epoch milliseconds. */
  private writtenAt(release: string): number {
    const file = this.release(release, 'release.json');
    const { mtimeMs = 0 } = statSync(file, { throwIfNoEntry: false }) ?? {};
    return Math.floor(mtimeMs / SECOND_MS) * SECOND_MS;
  }

  /** Never served: it contains names of people. */
  remember(entry: HistoryEntry): void {
    appendFileSync(path.join(this.root, 'history.jsonl'), `${JSON.stringify(entry)}\n`);
  }

  history(): HistoryEntry[] {
    const file = path.join(this.root, 'history.jsonl');
    if (!existsSync(file)) return [];
    const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
    return lines.map((line) => JSON.parse(line) as HistoryEntry);
  }

  private releases(): string[] {
    return readdirSync(path.join(this.root, 'releases'))
      .filter((name) => /^\d+$/.test(name))
      .sort();
  }
}

const nameOf = (release: number) => String(release).padStart(6, '0');

function readJson<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
}
