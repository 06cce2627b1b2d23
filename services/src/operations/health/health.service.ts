import { db, fetchAll } from '../../platform/database/db.js';
import { sql } from 'kysely';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../../platform/http/app-error.js';
import { ErrorCode } from '../../platform/http/error-code.js';
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
    return { status: (await this.queue.isAway()) ? 'degraded: mail' : 'ok' };
  }
}
