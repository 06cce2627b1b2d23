import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnModuleInit,
} from '@nestjs/common';
import { Config } from '../../platform/config/config.js';
import { Clock } from '../../platform/core/clock.js';
import { after, HOUR } from '../../platform/core/time.js';
import { Scheduler } from '../../platform/jobs/scheduler.js';
import { type BackupFailure, readFailure, removeFailure, writeFailure } from './backup-failure.js';
import { BackupReports } from './backup-reports.js';
import { backupSource } from './backup-source.js';
import { backupName, backupsIn, removeOldBackups } from './kept-backups.js';
import { makeBackup } from './make-backup.js';

export const DAILY_BACKUPS_KEPT = 7;
/** Less than a day, so that the hourly job does not drift to later hours. */
const DUE_AFTER = 23.5 * HOUR;

/** A backup a day in embedded mode, of which seven are kept. */
@Injectable()
export class DailyBackup implements OnModuleInit, BeforeApplicationShutdown {
  private readonly logger = new Logger(DailyBackup.name);
  private readonly stopping = new AbortController();
  private running: Promise<void> | undefined;
  /** Known to this process even when the disk is full. */
  private unwritten: BackupFailure | undefined;

  constructor(
    private readonly config: Config,
    private readonly reports: BackupReports,
    private readonly clock: Clock,
    private readonly scheduler: Scheduler,
  ) {}

  onModuleInit(): void {
    if (this.config.isEmbedded) this.scheduler.add(() => this.runWhenDue());
  }

  /** A backup that is being made ends with its next entry; the next start makes one again. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  /** Makes a backup when the last one is a day old. Reports a failure to administrators and in the log. */
  runWhenDue(): Promise<void> {
    this.running ??= this.run().finally(() => (this.running = undefined));
    return this.running;
  }

  /**
   * The failure of the last daily backup and the time of the last good one (ISO 8601); undefined when it
   * succeeded, or when the host makes the backups.
   */
  failure(): (BackupFailure & { lastGoodAt: string | null }) | undefined {
    if (!this.config.isEmbedded) return undefined;
    const failure = this.unwritten ?? readFailure(this.config.backupDir);
    return failure && { ...failure, lastGoodAt: this.knownGood()?.toISOString() ?? null };
  }

  private async run(): Promise<void> {
    const now = this.clock.now();
    try {
      if (this.isRecent(this.lastGood(), now)) return;
      const problems = await this.make(now);
      if (problems.length > 0) await this.report(now, problems.slice(0, 20).join(' '));
      else this.forgetFailure();
    } catch (error) {
      if (this.stopping.signal.aborted) return;
      this.logger.error(error);
      await this.report(now, error instanceof Error ? error.message : String(error));
    }
  }

  private async make(now: Date): Promise<string[]> {
    const { backupDir, backupKey: key, migrationDatabaseUrl = '' } = this.config;
    removeDrafts(backupDir);
    const source = await backupSource(this.config, migrationDatabaseUrl);
    const file = join(backupDir, backupName('daily', now));
    const { problems } = await makeBackup({ source, file, key, now, onEntry: this.onEntry });
    removeOldBackups(backupDir, 'daily', DAILY_BACKUPS_KEPT, file);
    return problems;
  }

  private readonly onEntry = (): Promise<void> => {
    this.stopping.signal.throwIfAborted();
    return Promise.resolve();
  };

  private lastGood(): Date | undefined {
    return backupsIn(this.config.backupDir, 'daily')[0]?.at;
  }

  /** Undefined as well when the folder of the backups cannot be read. */
  private knownGood(): Date | undefined {
    try {
      return this.lastGood();
    } catch {
      return undefined;
    }
  }

  /** A time in the future comes from a clock that was wrong. */
  private isRecent(at: Date | undefined, now: Date): boolean {
    return at !== undefined && at > after(now, -DUE_AFTER) && at < after(now, HOUR);
  }

  private forgetFailure(): void {
    this.unwritten = undefined;
    removeFailure(this.config.backupDir);
  }

  private keepFailure(failure: BackupFailure): void {
    this.unwritten = failure;
    try {
      writeFailure(this.config.backupDir, failure);
      this.unwritten = undefined;
    } catch (error) {
      this.logger.error(error);
    }
  }

  private async report(now: Date, fullReason: string): Promise<void> {
    const reason = fullReason.slice(0, 500);
    this.keepFailure({ failedAt: now.toISOString(), reason });
    const email = this.reports.send({ what: 'daily', now, reason, lastGood: this.knownGood() });
    // The log has the failure when there is no database to write the email to.
    await email.catch((error: unknown) => this.logger.error(error));
  }
}

/** Parts of backups that a killed process left behind. */
function removeDrafts(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (/^daily-.*\.backup\.(part|manifest|files)$/.test(name)) rmSync(join(folder, name));
  }
}
