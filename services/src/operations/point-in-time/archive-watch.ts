import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { existsSync, realpathSync } from 'node:fs';
import { Config } from '../../platform/config/config.js';
import { Clock } from '../../platform/core/clock.js';
import { MINUTE } from '../../platform/core/time.js';
import { BackupReports } from '../backup/backup-reports.js';
import { clusterPlace } from '../embedded/postgres/postgres-cluster.js';
import { PATIENCE, readState } from './archive-state.js';

export interface ArchiveFailure {
  failedAt: string;
  reason: string;
  /** When the archive last had all there was. */
  lastGoodAt: string | null;
}

/** Reports an archive that has been behind for five minutes. */
@Injectable()
export class ArchiveWatch implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(ArchiveWatch.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly reports: BackupReports,
  ) {}

  onModuleInit(): void {
    if (!this.config.walArchive) return;
    this.timer = setInterval(() => void this.report(), MINUTE).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** Undefined while the archive is complete, and without one. */
  failure(): ArchiveFailure | undefined {
    const place = clusterPlace(this.config.dataDir);
    if (!this.config.walArchive || !existsSync(place)) return undefined;
    const state = readState(realpathSync(place));
    if (!state) return undefined;
    const { completeAt, reason } = state;
    const now = this.clock.now();
    if (now.getTime() - Date.parse(completeAt) < PATIENCE) return undefined;
    const failedAt = now.toISOString();
    return { failedAt, reason: reason ?? 'it is behind', lastGoodAt: completeAt };
  }

  /** To all administrators, once a day. */
  async report(): Promise<void> {
    const failure = this.failure();
    if (!failure) return;
    const { reason, lastGoodAt } = failure;
    const lastGood = lastGoodAt === null ? undefined : new Date(lastGoodAt);
    await this.reports
      .send({ what: 'archive', now: this.clock.now(), reason, lastGood })
      .catch((error: unknown) => this.logger.error(error));
  }
}
