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
import { BackupReports } from './backup-reports.js';
import { backupSource } from './backup-source.js';
import { backupName, backupsIn, removeOldBackups } from './kept-backups.js';
import { type DailyState, readState, writeState } from './daily-state.js';
import { makeBackup } from './make-backup.js';
import type { BackupStore } from './store/backup-store.js';
import { openStore } from './store/open-store.js';

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
  private unwritten: DailyState | undefined;

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
  failure(): { failedAt: string; reason: string; lastGoodAt: string | null } | undefined {
    if (!this.config.isEmbedded) return undefined;
    const { failure, lastGoodAt = null } = this.state() ?? {};
    return failure ? { ...failure, lastGoodAt } : undefined;
  }

  private state(): DailyState | undefined {
    return this.unwritten ?? readState(this.config.backupDir);
  }

  private async run(): Promise<void> {
    const now = this.clock.now();
    try {
      const store = await openStore(this.config.backupUrl ?? this.config.backupDir);
      const [last] = await backupsIn(store, 'daily');
      if (this.isRecent(last?.at, now)) return;
      if (last)
        this.keep({ lastGoodAt: last.at.toISOString(), failure: this.state()?.failure ?? null });
      const problems = await this.make(store, now);
      this.keep({ lastGoodAt: now.toISOString(), failure: null });
      if (problems.length > 0) await this.report(now, problems.slice(0, 20).join(' '));
    } catch (error) {
      if (this.stopping.signal.aborted) return;
      this.logger.error(error);
      await this.report(now, error instanceof Error ? error.message : String(error));
    }
  }

  private async make(store: BackupStore, now: Date): Promise<string[]> {
    const { backupKey: key, migrationDatabaseUrl = '' } = this.config;
    // Of a process that was killed: only this one makes daily backups.
    await store.removeUnfinished('daily-');
    const source = await backupSource(this.config, migrationDatabaseUrl);
    const place = { store, key: backupName('daily', now) };
    const { problems } = await makeBackup({ source, place, key, now, onEntry: this.onEntry });
    await removeOldBackups(store, 'daily', DAILY_BACKUPS_KEPT, place.key);
    return problems;
  }

  private readonly onEntry = (): Promise<void> => {
    this.stopping.signal.throwIfAborted();
    return Promise.resolve();
  };

  /** A time in the future comes from a clock that was wrong. */
  private isRecent(at: Date | undefined, now: Date): boolean {
    return at !== undefined && at > after(now, -DUE_AFTER) && at < after(now, HOUR);
  }

  private keep(state: DailyState): void {
    this.unwritten = state;
    try {
      writeState(this.config.backupDir, state);
      this.unwritten = undefined;
    } catch (error) {
      this.logger.error(error);
    }
  }

  private async report(now: Date, fullReason: string): Promise<void> {
    const reason = fullReason.slice(0, 500);
    const { lastGoodAt = null } = this.state() ?? {};
    this.keep({ lastGoodAt, failure: { failedAt: now.toISOString(), reason } });
    const lastGood = lastGoodAt === null ? undefined : new Date(lastGoodAt);
    const email = this.reports.send({ what: 'daily', now, reason, lastGood });
    // The log has the failure when there is no database to write the email to.
    await email.catch((error: unknown) => this.logger.error(error));
  }
}
