import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { Config } from '../config/config.js';
import { redisClient } from '../queue/redis-client.js';
import type { Allowance } from '../core/rate-limit.js';

/** Milliseconds. */
const REDIS_PATIENCE = 500;

/**
 * Redis where available, else PostgreSQL for several processes, else memory. Without a connection
 * to Redis each process counts for itself.
 */
@Injectable()
export class RateLimitStore implements OnApplicationShutdown {
  private readonly logger = new Logger(RateLimitStore.name);
  private connection: Redis | undefined;

  constructor(
    private readonly config: Config,
    private readonly dataSource: DataSource,
  ) {}

  limiter(name: string, { points, seconds }: Allowance): RateLimiterAbstract {
    const options = { keyPrefix: name, points, duration: seconds };
    if (this.config.redisUrl !== undefined) return this.inRedis(this.config.redisUrl, options);
    if (this.config.isEmbedded) return new RateLimiterMemory(options);
    return new RateLimiterPostgres({
      ...options,
      storeClient: this.dataSource,
      storeType: 'typeorm',
      tableName: 'rate_limits',
      tableCreated: true,
      // The scheduler does it, once for all limits.
      clearExpiredByTimeout: false,
      inMemoryBlockOnConsumed: points + 1,
    });
  }

  onApplicationShutdown(): void {
    this.connection?.disconnect();
  }

  private inRedis(
    url: string,
    options: { keyPrefix: string; points: number; duration: number },
  ): RateLimiterAbstract {
    return new RateLimiterRedis({
      ...options,
      storeClient: (this.connection ??= this.connect(url)),
      rejectIfRedisNotReady: true,
      inMemoryBlockOnConsumed: options.points + 1,
      insuranceLimiter: new RateLimiterMemory(options),
    });
  }

  private connect(url: string): Redis {
    const redis = redisClient(url, {
      keyPrefix: 'plenary:limit:',
      maxRetriesPerRequest: 0,
      commandTimeout: REDIS_PATIENCE,
      retryStrategy: (tries) => Math.min(tries * 100, 2000),
    });
    redis.on('error', (error: Error) => this.logger.warn(`Redis: ${error.message}`));
    return redis;
  }
}
