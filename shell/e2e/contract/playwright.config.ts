import { defineConfig } from '@playwright/test';
import shared from '../playwright.config';

/** Contract tests of published versions, which `npm run test:contract` lays out in a folder. */
export default defineConfig(shared, {
  testDir: process.env.CONTRACT_TESTS,
  testMatch: '*.contract.cjs',
  outputDir: '../../dist/contract',
  globalSetup: [],
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: process.env.CONTRACT_REPORT }]],
});
