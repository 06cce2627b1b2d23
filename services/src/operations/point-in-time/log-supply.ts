import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ArchiveError } from '../backup/store/archive.error.js';
import { quoted } from '../embedded/postgres/postgres-archiving.js';
import type { PostgresUser } from '../embedded/postgres/postgres-user.js';
import { MissingFile } from '../backup/store/backup-store.js';
import { type Archive, foreign } from './archive.js';
import { SEGMENT, segmentAfter, systemOfSegment, timelineOf } from './wal-names.js';

const LOOK_EVERY = 10;

/**
 * Hands the log to a server that recovers: it asks with a file in `wanted`, and waits for the segment, or for
 * a file that says there is none.
 */
export class LogSupply {
  private readonly wanted: string;
  private readonly given: string;
  private readonly stopping = new AbortController();
  /** Whether the server has come to the end of all that was archived. */
  reachedEnd = false;

  constructor(
    private readonly archive: Archive,
    private readonly system: string,
    home: string,
    user: PostgresUser | undefined,
  ) {
    this.wanted = join(home, 'wanted');
    this.given = join(home, 'given');
    for (const folder of [this.wanted, this.given]) mkdirSync(folder);
    chmodSync(this.given, 0o755);
    if (user) chownSync(this.wanted, user.uid, user.gid);
  }

  /** For the server, which has no key and cannot read the archive. */
  get command(): string {
    const escaped = (path: string) => quoted(path).replaceAll('%', '%%') + '/%f';
    const [wanted, given] = [escaped(this.wanted), escaped(this.given)];
    return `: > ${wanted}; until [ -e ${given} ]; do [ -e ${given}.none ] && exit 1; sleep 0.01; done; cp ${given} "%p" && rm -f ${wanted}`;
  }

  /** Until `end`. @throws ArchiveError for a segment that is missing, damaged or of another database */
  async serve(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      const wanted = readdirSync(this.wanted);
      for (const name of readdirSync(this.given)) {
        const isNeeded = wanted.includes(name) || name.endsWith('.none');
        if (!isNeeded) rmSync(join(this.given, name));
      }
      for (const name of wanted) await this.give(name);
      await pause(LOOK_EVERY);
    }
  }

  end(): void {
    this.stopping.abort();
  }

  private async give(name: string): Promise<void> {
    const place = join(this.given, name);
    if (existsSync(place) || existsSync(`${place}.none`)) return;
    const content = await this.read(name);
    if (!content) {
      await this.refuseGap(name);
      writeFileSync(`${place}.none`, '');
      return;
    }
    writeFileSync(`${place}.part`, content, { mode: 0o644 });
    chmodSync(`${place}.part`, 0o644);
    renameSync(`${place}.part`, place);
  }

  /** Undefined when the archive does not have it. */
  private async read(name: string): Promise<Buffer | undefined> {
    try {
      const content = await this.archive.get(this.archive.walKey(name));
      if (!SEGMENT.test(name)) return content;
      const system = systemOfSegment(content);
      if (system !== this.system) throw foreign(this.archive.name, system, this.system);
      return content;
    } catch (error) {
      if (error instanceof MissingFile) return undefined;
      const reason = error instanceof Error ? error.message : String(error);
      throw new ArchiveError(`The write-ahead log ${name} cannot be used: ${reason}`);
    }
  }

  private async refuseGap(name: string): Promise<void> {
    if (!SEGMENT.test(name)) return;
    const newest = await this.archive.newest(timelineOf(name));
    if (newest === undefined || name <= newest) {
      throw new ArchiveError(`The write-ahead log ${name} is missing in ${this.archive.name}.`);
    }
    this.reachedEnd = name === segmentAfter(newest);
  }
}
