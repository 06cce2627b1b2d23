import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Config, WalArchive } from '../../platform/config/config.js';
import { after, HOUR, SECOND } from '../../platform/core/time.js';
import { backupSource, connected } from '../backup/backup-source.js';
import { archiveMarks, hasBase, noteBase } from '../embedded/postgres/postgres-archiving.js';
import { clusterPlace } from '../embedded/postgres/postgres-cluster.js';
import { type Archive, openArchive } from './archive.js';
import { type ArchivePart, ArchiveProgress } from './archive-progress.js';
import { PATIENCE, readState, writeState } from './archive-state.js';
import { controlFile, makeBase } from './base-backup.js';
import { removeOldBases, removeOldUploads } from './expire.js';
import { Segments } from './segments.js';
import { Uploads } from './uploads.js';
import { systemOfControl } from './wal-names.js';

const SEGMENTS_EVERY = 0.1 * SECOND;
const UPLOADS_EVERY = 10 * SECOND;
/** Whether the last base backup is still there: each look at a bucket costs. */
const LOOK_EVERY = HOUR;

/** Keeps the archive of an embedded database complete for as long as the product runs. */
export class Archiving {
  private readonly stopping = new AbortController();
  /** Of uploads and base backups, which need the database. */
  private readonly ending = new AbortController();
  private readonly working: Promise<void>[] = [];
  private readonly progress: ArchiveProgress;
  private baseAt: Date | undefined;
  private lookedAt = new Date(0);

  private constructor(
    private readonly config: Config & { walArchive: WalArchive },
    private readonly databaseUrl: string,
    private readonly home: string,
    private readonly say: (line: string) => void,
  ) {
    this.progress = new ArchiveProgress(new Date(readState(home)?.completeAt ?? Date.now()));
  }

  /** @param databaseUrl with the role that may begin backups */
  static start(
    config: Config & { walArchive: WalArchive },
    databaseUrl: string,
    say: (line: string) => void,
  ): Archiving {
    const home = realpathSync(clusterPlace(config.dataDir));
    const archiving = new Archiving(config, databaseUrl, home, say);
    archiving.working.push(archiving.work());
    return archiving;
  }

  /** Before the database stops; segments are copied until it has. */
  endCopies(): void {
    this.ending.abort();
  }

  /** After the database has stopped: the archive has all of it then, unless archiving fails. */
  async stop(): Promise<void> {
    this.endCopies();
    this.stopping.abort();
    await Promise.all(this.working);
  }

  private async work(): Promise<void> {
    const archive = await openArchive(this.config.walArchive);
    const data = join(this.home, 'cluster');
    const system = systemOfControl(await controlFile(data));
    const wal = join(data, 'pg_wal');
    const segments = new Segments(archive, wal, archiveMarks({ home: this.home }), system);
    await this.repeat('segments', SEGMENTS_EVERY, async () => {
      await archive.claim(system);
      await archive.removeUnfinished();
      await segments.pushHistories();
      return 'done';
    });
    const uploads = new Uploads(archive, this.localFiles());
    this.working.push(this.copyAll(archive, system, uploads));
    const push = async () => {
      const startedAt = new Date();
      await segments.pushReady();
      this.progress.pushed(startedAt);
    };
    await this.repeat('segments', SEGMENTS_EVERY, push);
    await this.attempt('segments', push);
  }

  /** Uploads and base backups, in one loop: a slow one holds up no segment. */
  private async copyAll(archive: Archive, system: string, uploads: Uploads): Promise<void> {
    const { signal } = this.ending;
    let kept = new Set<string>();
    await this.repeat('uploads', UPLOADS_EVERY, async () => {
      // Before the first migration there is no table.
      await connected(this.databaseUrl, async (client) => {
        if (await hasFiles(client)) kept = await uploads.copy(client, signal);
      });
      await this.attempt('base', async () => {
        if (!(await this.isBaseDue(archive, system))) return;
        await this.makeBase(archive, system);
        await removeOldBases(archive);
        await removeOldUploads(archive, uploads.archived, kept);
      });
    });
  }

  private async isBaseDue(archive: Archive, system: string): Promise<boolean> {
    // A gap in the log removes the marks, and the name of the base backup with them.
    if (!hasBase(this.home)) return true;
    if (this.baseAt === undefined || this.lookedAt < after(new Date(), -LOOK_EVERY)) {
      const last = (await archive.bases()).filter((base) => base.system === system).at(-1);
      this.baseAt = last?.at;
      this.lookedAt = new Date();
    }
    if (this.baseAt === undefined) return true;
    return after(this.baseAt, this.config.walArchive.baseBackupHours * HOUR) <= new Date();
  }

  private async makeBase(archive: Archive, system: string): Promise<void> {
    const { config, home, databaseUrl } = this;
    const { siteDir, jwtSecret, secretFile } = await backupSource(config, databaseUrl);
    const base = await makeBase(archive, {
      ...{ databaseUrl, home, data: join(home, 'cluster'), system, siteDir, jwtSecret },
      isSecretKept: secretFile !== undefined,
      signal: this.ending.signal,
    });
    noteBase(home);
    this.baseAt = base.at;
    this.say(`The database can be restored to any time from ${base.at.toISOString()} on`);
  }

  /** Until the work says that it is done, or the product stops. */
  private async repeat(
    part: ArchivePart,
    every: number,
    work: () => Promise<'done' | void>,
  ): Promise<void> {
    const { signal } = part === 'segments' ? this.stopping : this.ending;
    while (!signal.aborted) {
      const isDone = await this.attempt(part, work);
      if (isDone) return;
      await pause(this.progress.hasFailed(part) ? SECOND : every, undefined, { signal }).catch(
        () => undefined,
      );
    }
  }

  private async attempt(part: ArchivePart, work: () => Promise<'done' | void>): Promise<boolean> {
    try {
      const isDone = (await work()) === 'done';
      this.progress.succeeded(part);
      this.note();
      return isDone;
    } catch (error) {
      if (this.ending.signal.aborted && part !== 'segments') return false;
      const reason = error instanceof Error ? error.message : String(error);
      if (!this.progress.hasFailed(part)) this.say(`The archive fails: ${reason}`);
      this.progress.failed(part, reason);
      this.note();
      return false;
    }
  }

  private notedAt = 0;

  /** Kept in a file for other processes, and for a start after a failure. */
  private note(): void {
    const now = Date.now();
    if (now - this.notedAt < PATIENCE / 30) return;
    this.notedAt = now;
    const { reason } = this.progress;
    const completeAt = this.progress.completeAt.toISOString();
    const baseAt = this.baseAt?.toISOString() ?? null;
    try {
      writeState(this.home, { completeAt, baseAt, reason: reason?.slice(0, 500) ?? null });
    } catch (error) {
      this.say(String(error));
    }
  }

  /** Undefined when uploads are in a bucket. */
  private localFiles(): string | undefined {
    const { filesUrl, dataDir } = this.config;
    return filesUrl === undefined ? join(dataDir, 'files') : undefined;
  }
}

async function hasFiles(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ is: boolean }>(
    `SELECT to_regclass('files') IS NOT NULL AS is`,
  );
  return rows[0]?.is === true;
}
