import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import type { HistoryEntry } from './release-state';

/** Pages of older releases are removed. Bundles stay, because open tabs request them. */
const KEPT_RELEASES = 20;

/** `current` points at a numbered release. Bundles have a folder per version and never change. */
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
    if (!release || !existsSync(path.join(release, file))) return undefined;
    return JSON.parse(readFileSync(path.join(release, file), 'utf8')) as T;
  }

  createRelease(): string {
    const releases = path.join(this.root, 'releases');
    mkdirSync(releases, { recursive: true });
    const last = Math.max(0, ...this.releases().map(Number));
    const release = path.join(releases, String(last + 1).padStart(6, '0'));
    rmSync(release, { recursive: true, force: true });
    mkdirSync(release);
    return release;
  }

  /** Atomic: one rename switches registry, pages and bundles. */
  goLive(release: string): void {
    const next = path.join(this.root, `current.${process.pid}`);
    rmSync(next, { force: true });
    symlinkSync(path.relative(this.root, release), next);
    renameSync(next, path.join(this.root, 'current'));
    for (const old of this.releases().slice(0, -KEPT_RELEASES)) {
      rmSync(path.join(this.root, 'releases', old), { recursive: true, force: true });
    }
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
