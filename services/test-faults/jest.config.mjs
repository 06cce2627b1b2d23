import { randomInt } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import config from '../jest.config.mjs';

// One run, one seed: FAULT_SEED=… repeats it.
process.env.FAULT_SEED ??= String(randomInt(1, 1_000_000));
process.env.FAULT_FIGURES = join(tmpdir(), `plenary-faults-${process.pid}.jsonl`);

/** Faults at full size and in real time, one file after the other. */
export default {
  ...config,
  rootDir: '..',
  testMatch: ['<rootDir>/test-faults/**/*.fault.ts'],
  // Two hundred workers start one after the other, on machines that do other things as well.
  testTimeout: 120 * 60_000,
  maxWorkers: 1,
  reporters: ['default', '<rootDir>/test-faults/table-reporter.mjs'],
};
