import { defineConfig } from '@playwright/test';
import { findChromium } from './parts/chromium';

/** Flags that keep a browser inside a closed network quiet. */
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
];

const { executablePath, args } = await findChromium();

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../dist/e2e',
  globalSetup: './parts/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  // The run goes on, and names a test that passed only at the second attempt: it has a defect.
  retries: process.env.E2E_REPORT ? 1 : 0,
  // Only a page that hangs takes this long, also on a busy machine.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: process.env.E2E_REPORT
    ? [['list'], ['json', { outputFile: process.env.E2E_REPORT }]]
    : 'list',
  use: {
    browserName: 'chromium',
    // A step that hangs is named, instead of the whole test.
    actionTimeout: 30_000,
    // Playwright does not see what a worker answers; offline.e2e.ts allows it.
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    // What the page looked like at every step costs a fifth of the time: --trace retain-on-failure.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args: [...args, ...quiet] },
  },
});
