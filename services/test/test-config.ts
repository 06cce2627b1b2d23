import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../src/config/config.js';
import { loadConfig } from '../src/config/load-config.js';

/** The configuration of production, with limits off and silent logs unless a test says otherwise. */
export function testConfig(changes: Partial<Config> = {}): Config {
  const config = loadConfig({
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    JWT_SECRET: 'a secret that only the tests know of',
    DATA_DIR: join(tmpdir(), `plenary-test-${process.pid}`),
    PUBLIC_URL: 'http://plenary.test',
    LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'silent',
  });
  return { ...config, hasRateLimits: false, ...changes };
}
