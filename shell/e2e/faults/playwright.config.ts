import { defineConfig } from '@playwright/test';
import shared from '../playwright.config';

/** Tests that use a simulated clock elsewhere, here in real time. */
export default defineConfig(shared, {
  testDir: '.',
  testMatch: '*.fault.ts',
  globalSetup: '../parts/global-setup.ts',
  timeout: 300_000,
});
