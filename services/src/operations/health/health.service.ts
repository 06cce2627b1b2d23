import { db, fetchAll } from '../../platform/database/db.js';
import { sql } from 'kysely';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../../platform/http/app-error.js';
import { ErrorCode } from '../../platform/http/error-code.js';
import { SiteChanges } from '../../conference/site/site-changes.js';
import { ReadReplica } from '../../platform/database/read-replica.js';
import { ArchiveWatch } from '../point-in-time/archive-watch.js';
import type { Ready } from './health.schema.js';
import { QueueState } from './queue-state.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';

const texts = defineTexts('server.operations.health', {
  noDatabase: 'The database is not available.',
  noSite: 'The site was not fetched yet.',
});

@Injectable()
export class HealthService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queue: QueueState,
    private readonly archive: ArchiveWatch,
    private readonly site: SiteChanges,
    private readonly replica: ReadReplica,
  ) {}

  /** @throws AppError UNAVAILABLE without the database, and before the site of a bucket is here */
  async ready(): Promise<Ready> {
    try {
      await fetchAll(this.dataSource, db.selectNoFrom(sql.lit(1).as('one')));
    } catch {
      throw unavailable(texts.noDatabase);
    }
    const site = this.site.state();
    if (site === 'waiting') throw unavailable(texts.noSite);
    if (await this.queue.isAway()) return { status: 'degraded: mail' };
    if (this.archive.failure()) return { status: 'degraded: archive' };
    if (site === 'behind') return { status: 'degraded: site' };
    return { status: this.replica.state?.isUsed === false ? 'degraded: replica' : 'ok' };
  }
}

const unavailable = (message: string) =>
  new AppError(ErrorCode.UNAVAILABLE, message, { retryAfter: 5 });
