import { randomInt } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import config from '../jest.config.mjs';

// One run, one seed: HOSTILE_SEED=… repeats it.
process.env.HOSTILE_SEED ??= String(randomInt(1, 1_000_000));
process.env.HOSTILE_TALLIES = join(tmpdir(), `plenary-hostile-${process.pid}.jsonl`);

/** Hostile input at full size, one corpus after the other. */
export default {
  ...config,
  rootDir: '..',
  testMatch: ['<rootDir>/test-hostile/**/*.hostile.ts'],
  testTimeout: 30 * 60_000,
  maxWorkers: 1,
  reporters: ['default', '<rootDir>/test-hostile/table-reporter.mjs'],
};
