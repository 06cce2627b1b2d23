import { existsSync } from 'node:fs';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The machine's own Chromium, else the one that comes inside an npm package. */
export async function findChromium(): Promise<{ executablePath: string; args: string[] }> {
  const args = ['--no-sandbox', '--disable-gpu', '--headless=new'];
  const given = process.env.CHROMIUM_PATH;
  const executablePath = [given, ...installed].find((file) => file && existsSync(file));
  if (executablePath) return { executablePath, args };
  // Its libraries are unpacked only where it believes that it runs in the cloud.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return { executablePath: await chromium.executablePath(), args };
}
