import { defineConfig } from '@playwright/test';
import shared from '../playwright.config';

/** What the product's tests show with a clock of their own, here at its real length. */
export default defineConfig(shared, {
  testDir: '.',
  testMatch: '*.fault.ts',
  globalSetup: '../parts/global-setup.ts',
  timeout: 300_000,
});
