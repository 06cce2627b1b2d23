import { defineConfig } from '@playwright/test';
import shared from '../playwright.config';

/** The product's pages under Lighthouse, in turn with their twins. */
export default defineConfig(shared, {
  testDir: '.',
  testMatch: '*.bench.ts',
  outputDir: '../../dist/e2e',
  globalSetup: '../parts/global-setup.ts',
  workers: 1,
  timeout: 0,
});
