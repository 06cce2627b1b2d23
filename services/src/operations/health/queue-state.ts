import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { redisClient } from '../../platform/queue/redis-client.js';
import { Config } from '../../platform/config/config.js';
import { SECOND } from '../../platform/core/time.js';

/** On PostgreSQL the queue is as available as the database. */
@Injectable()
export class QueueState implements OnApplicationShutdown {
  private readonly redis: Redis | undefined;

  constructor({ redisUrl }: Config) {
    if (redisUrl === undefined) return;
    this.redis = redisClient(redisUrl, {
      commandTimeout: SECOND,
      retryStrategy: (tries) => Math.min(tries * 200, 5 * SECOND),
    });
    // isAway() reports a lost connection; the client reconnects automatically.
    this.redis.on('error', () => undefined);
  }

  async isAway(): Promise<boolean> {
    try {
      await this.redis?.ping();
      return false;
    } catch {
      return true;
    }
  }

  onApplicationShutdown(): void {
    this.redis?.disconnect();
  }
}
