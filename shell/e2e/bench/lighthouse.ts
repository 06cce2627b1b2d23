import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Fetched when the benchmark runs: it brings 150 packages that nothing else of the product needs. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
/** Its documentation slows a fast desktop computer, with an index of 1,500 to 2,000, by 4. */
const PHONE_INDEX = 425;

export interface Figures {
  /** 0 to 100 */
  score: number;
  /** Milliseconds. */
  largestPaint: number;
  blocking: number;
  mainThread: number;
  layoutShift: number;
  nodes: number;
  /** Lighthouse's measure of the machine's speed during the run. */
  index: number;
}

interface Report {
  environment: { benchmarkIndex: number };
  categories: { performance: { score: number } };
  audits: Record<string, { numericValue?: number }>;
  runtimeError?: { message: string };
}

/**
 * Loads an address once as a phone in a Chromium that listens on `port`: with an empty cache and without a service worker,
 * but with what the site keeps in its local storage.
 */
export async function lighthouse(
  port: number,
  address: string,
  slowdown: number,
): Promise<Figures> {
  const stdout = await recorded([
    'exec',
    '--yes',
    `--package=${LIGHTHOUSE}`,
    '--',
    'lighthouse',
    address,
    `--port=${port}`,
    '--output=json',
    '--quiet',
    '--only-categories=performance',
    '--disable-full-page-screenshot',
    `--throttling.cpuSlowdownMultiplier=${slowdown}`,
  ]);
  const { environment, categories, audits, runtimeError } = JSON.parse(stdout) as Report;
  if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`);
  const of = (audit: string) => audits[audit]?.numericValue ?? NaN;
  return {
    score: categories.performance.score * 100,
    largestPaint: of('largest-contentful-paint'),
    blocking: of('total-blocking-time'),
    mainThread: of('mainthread-work-breakdown'),
    layoutShift: of('cumulative-layout-shift'),
    nodes: of('dom-size-insight') || of('dom-size'),
    index: environment.benchmarkIndex,
  };
}

/** What makes this machine as slow as the phone. */
export function slowdownFor(index: number): number {
  return Math.max(1, Math.round((index / PHONE_INDEX) * 10) / 10);
}

/** Now and then Lighthouse loses the start of a navigation to another process; then it asks to be run again. */
async function recorded(args: string[], attempts = 3): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)('npm', args, { maxBuffer: 100_000_000 });
    return stdout;
  } catch (error) {
    if (attempts === 1 || !String(error).includes('NO_NAVSTART')) throw error;
    return recorded(args, attempts - 1);
  }
}
