import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Archive, foreign } from './archive.js';
import { HISTORY, SEGMENT, systemOfSegment } from './wal-names.js';

const READY = '.ready';

const isMark = (name: string) => /^[0-9A-F]{8}/.test(name);

/** Copies closed segments, and marks each so that PostgreSQL lets go of it. */
export class Segments {
  constructor(
    private readonly archive: Archive,
    private readonly wal: string,
    private readonly marks: string,
    private readonly system: string,
  ) {}

  /** A restore has made the timeline while archiving was off; the next restore must not make it again. */
  async pushHistories(): Promise<void> {
    for (const name of readdirSync(this.wal).filter((each) => HISTORY.test(each))) {
      await this.push(name);
    }
  }

  /** In the order of the log: segments after a gap are worth nothing. */
  async pushReady(): Promise<void> {
    const ready = this.ready();
    for (const name of ready) {
      if (existsSync(join(this.marks, name))) continue;
      if (SEGMENT.test(name) || HISTORY.test(name)) await this.push(name);
      writeFileSync(join(this.marks, name), '');
    }
    const open = new Set(ready);
    for (const name of readdirSync(this.marks)) {
      if (isMark(name) && !open.has(name)) rmSync(join(this.marks, name), { force: true });
    }
  }

  private async push(name: string): Promise<void> {
    const content = await readFile(join(this.wal, name));
    if (SEGMENT.test(name)) {
      const system = systemOfSegment(content);
      if (system !== this.system) throw foreign(this.archive.name, this.system, system);
    }
    await this.archive.put(this.archive.walKey(name), name, content);
    if (SEGMENT.test(name)) await this.archive.noteNewest(name);
  }

  /** Histories first: "00000002.history" sorts after the segments of its timeline. */
  private ready(): string[] {
    const names = readdirSync(join(this.wal, 'archive_status'))
      .filter((name) => name.endsWith(READY))
      .map((name) => name.slice(0, -READY.length));
    const rank = (name: string) => (HISTORY.test(name) ? 0 : 1) + name;
    return names.sort((one, other) => (rank(one) < rank(other) ? -1 : 1));
  }
}
