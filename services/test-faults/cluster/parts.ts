import { hasRedis, RedisServer } from '../../test/redis-server.js';
import { Cluster } from './cluster.js';
import { PostgresServer } from './postgres-server.js';
import type { Findings } from './trial.js';
import { Way } from './way.js';

/** Seconds. */
const BACK_WITHIN = 5;

/** A cluster whose PostgreSQL and Redis belong to the test. */
export interface Parts {
  cluster: Cluster;
  postgres: PostgresServer;
  redis: RedisServer;
  /** From the cluster to PostgreSQL. */
  way: Way;
  close: () => Promise<void>;
}

/** @param environment further variables of the APIs and workers */
export async function openParts(
  postgres: PostgresServer,
  environment: Record<string, string> = {},
): Promise<Parts> {
  if (!hasRedis()) throw new Error('redis-server is missing');
  const way = await Way.to(postgres.port);
  const redis = await RedisServer.atFreePort();
  await redis.start();
  const databaseUrl = `postgres://plenary@127.0.0.1:${way.port}/plenary`;
  const cluster = await Cluster.open({ databaseUrl, redisUrl: redis.url, environment });
  const close = async () => {
    await cluster.close();
    way.close();
    await postgres.close();
    await redis.stop();
  };
  return { cluster, postgres, redis, way, close };
}

/** Only 503 with Retry-After meanwhile, nothing lost or done twice, and soon back. */
export function expectHeld(findings: Findings): void {
  expect(findings).toMatchObject({
    ...{ failed: 'none', lost: 0, twice: 0, unsent: 0, repeats: 0, broken: [] },
  });
  expect(findings.back).toBeLessThanOrEqual(BACK_WITHIN);
}
