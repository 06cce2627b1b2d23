import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../src/platform/config/config.js';
import { loadConfig } from '../src/platform/config/load-config.js';

/** Production settings, without rate limits, logs and requests for a new proof of identity. */
export function testConfig(changes: Partial<Config> = {}): Config {
  const config = loadConfig({
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    JWT_SECRET: 'a secret that only the tests know of',
    DATA_DIR: join(tmpdir(), `plenary-test-${process.pid}`),
    PUBLIC_URL: 'http://plenary.test',
    HOLD_MINUTES: '0',
    LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'silent',
  });
  return { ...config, hasRateLimits: false, proofMinutes: Infinity, ...changes };
}
