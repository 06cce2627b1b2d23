import { defineConfig } from '@playwright/test';
import shared from '../playwright.config';

/** The weight of the pages, measured in Chromium on a slow link. */
export default defineConfig(shared, {
  testDir: '.',
  testMatch: '*.budget.ts',
  globalSetup: '../parts/global-setup.ts',
  workers: 1,
});
