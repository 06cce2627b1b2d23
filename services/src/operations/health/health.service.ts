import { db, fetchAll } from '../../platform/database/db.js';
import { sql } from 'kysely';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../../platform/http/app-error.js';
import { ErrorCode } from '../../platform/http/error-code.js';
import { ArchiveWatch } from '../point-in-time/archive-watch.js';
import type { Ready } from './health.schema.js';
import { QueueState } from './queue-state.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';

const texts = defineTexts('server.operations.health', {
  noDatabase: 'The database is not available.',
});

@Injectable()
export class HealthService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queue: QueueState,
    private readonly archive: ArchiveWatch,
  ) {}

  /** @throws AppError UNAVAILABLE without the database */
  async ready(): Promise<Ready> {
    try {
      await fetchAll(this.dataSource, db.selectNoFrom(sql.lit(1).as('one')));
    } catch {
      throw new AppError(ErrorCode.UNAVAILABLE, texts.noDatabase, {
        retryAfter: 5,
      });
    }
    if (await this.queue.isAway()) return { status: 'degraded: mail' };
    return { status: this.archive.failure() ? 'degraded: archive' : 'ok' };
  }
}
