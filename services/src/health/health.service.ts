import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../common/app-error.js';
import { ErrorCode } from '../common/error-code.js';
import type { Ready } from './health.schema.js';
import { QueueState } from './queue-state.js';

@Injectable()
export class HealthService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queue: QueueState,
  ) {}

  /** @throws AppError UNAVAILABLE while the database is away */
  async ready(): Promise<Ready> {
    try {
      await this.dataSource.query('SELECT 1');
    } catch {
      throw new AppError(ErrorCode.UNAVAILABLE, 'The database is not available.', {
        retryAfter: 5,
      });
    }
    return { status: (await this.queue.isAway()) ? 'degraded: mail' : 'ok' };
  }
}
