import { defineConfig } from '@playwright/test';
import base from '../playwright.config';

/** `npm run pictures -w @plenary/shell`: pictures of the pages, for people to look at. */
export default defineConfig(base, {
  testDir: '.',
  testMatch: '*.pictures.ts',
  globalSetup: '../parts/global-setup.ts',
  outputDir: '../../dist/e2e',
  timeout: 240_000,
});
