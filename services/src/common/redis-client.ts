import { Redis, type RedisOptions } from 'ioredis';

/**
 * In milliseconds. At the end a server that is away says no goodbye, and waiting for it would hold the
 * process as long.
 */
export const GOODBYE = 100;

/** For calls that rather fail than wait while Redis is away; it connects again by itself. */
export function redisClient(url: string, options: RedisOptions): Redis {
  return new Redis(url, { ...options, enableOfflineQueue: false, disconnectTimeout: GOODBYE });
}
