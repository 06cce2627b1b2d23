import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../src/platform/config/config.js';
import { loadConfig } from '../src/platform/config/load-config.js';

/** argon2's least: thousands of tests log people in. */
const LEAST_COST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Production settings, without rate limits, logs, requests for a new proof of identity and costly passwords. */
export function testConfig(changes: Partial<Config> = {}): Config {
  const config = loadConfig({
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    JWT_SECRET: 'a secret that only the tests know of',
    DATA_DIR: join(tmpdir(), `plenary-test-${process.pid}`),
    PUBLIC_URL: 'http://plenary.test',
    HOLD_MINUTES: '0',
    // Tests run on machines that are late.
    UPLOADS_LOOP_DELAY_MS: '0',
    LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'silent',
  });
  const easier = { hasRateLimits: false, proofMinutes: Infinity, passwordCost: LEAST_COST };
  return { ...config, ...easier, ...changes };
}
