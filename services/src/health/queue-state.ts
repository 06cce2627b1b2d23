import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { redisClient } from '../common/redis-client.js';
import { Config } from '../config/config.js';
import { SECOND } from '../common/time.js';

/** Whether mail can be handed over. On PostgreSQL the queue is as near as the database. */
@Injectable()
export class QueueState implements OnApplicationShutdown {
  private readonly redis: Redis | undefined;

  constructor({ redisUrl }: Config) {
    if (redisUrl === undefined) return;
    this.redis = redisClient(redisUrl, {
      commandTimeout: SECOND,
      retryStrategy: (tries) => Math.min(tries * 200, 5 * SECOND),
    });
    // A lost connection is a state, told by isAway(), and made anew by itself.
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
