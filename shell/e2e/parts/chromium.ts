import { existsSync } from 'node:fs';

/** Chromium without the windows of a browser: a tenth to a sixth less processor time per page. */
const SHELL = '/usr/bin/chromium-headless-shell';
const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The switch replaces Playwright's list of features, the rest of which is repeated here. */
const disabledFeatures = [
  // Two lists below the address bar: each new window compiles hundreds of scripts for them, 0.4 s of processor time.
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

interface FoundChromium {
  executablePath: string;
  args: string[];
}

/**
 * The machine's own Chromium, else the one that comes inside an npm package. Only one with windows opens the camera
 * that tests give it.
 */
export async function findChromium({ hasCamera = false } = {}): Promise<FoundChromium> {
  const features = `--disable-features=${disabledFeatures.join()}`;
  const args = ['--no-sandbox', '--disable-gpu', '--headless=new', features];
  const given = process.env.CHROMIUM_PATH;
  const executablePath = [given, ...(hasCamera ? [] : [SHELL]), ...installed].find(
    (file) => file && existsSync(file),
  );
  if (executablePath) return { executablePath, args };
  // Its libraries are unpacked only where it believes that it runs in the cloud.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return { executablePath: await chromium.executablePath(), args };
}
