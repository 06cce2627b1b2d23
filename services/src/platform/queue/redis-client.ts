import { Redis, type RedisOptions } from 'ioredis';

/** Milliseconds: an unavailable server never confirms the disconnect. */
export const GOODBYE = 100;

/** For calls that should fail rather than wait while Redis is unavailable. */
export function redisClient(url: string, options: RedisOptions): Redis {
  return new Redis(url, { ...options, enableOfflineQueue: false, disconnectTimeout: GOODBYE });
}
