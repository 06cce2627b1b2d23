import type { Page } from '@playwright/test';

export interface Load {
  /** Bytes of HTML, CSS and script that had arrived when the largest paint happened. */
  untilLargestPaint: number;
  script: number;
  total: number;
  layoutShift: number;
  /** Requests to other hosts. */
  thirdParties: number;
}

interface Link {
  /** To the server and back, in milliseconds. */
  latency: number;
  /** Bytes per second. */
  downloadThroughput: number;
  uploadThroughput: number;
}

/** 1.6 Mbit/s: a common phone link. */
const phone = { latency: 300, downloadThroughput: 200_000, uploadThroughput: 90_000 };
/** 400 kbit/s, at the edge of a network. */
export const edge = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** Gives the page an empty cache and a slow link. */
export async function slowDown(page: Page, link: Link): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...link });
}

interface Resource {
  name: string;
  type: string;
  bytes: number;
  end: number;
}

/** Opens a page on a slow link with an empty cache, and counts what came and when. */
export async function loadSlowly(page: Page, path: string): Promise<Load> {
  await slowDown(page, phone);
  await page.addInitScript(watchPaints);
  await page.goto(path, { waitUntil: 'networkidle' });
  const { resources, largestPaint, layoutShift } = await page.evaluate(collect);

  const own = new URL(page.url()).host;
  const sum = (chosen: Resource[]) => chosen.reduce((bytes, resource) => bytes + resource.bytes, 0);
  return {
    untilLargestPaint: sum(
      resources.filter(({ type, end }) => end <= largestPaint && type !== 'font' && type !== 'img'),
    ),
    script: sum(resources.filter(({ name }) => new URL(name).pathname.endsWith('.js'))),
    total: sum(resources),
    layoutShift,
    thirdParties: resources.filter(({ name }) => new URL(name).host !== own).length,
  };
}

interface Watched {
  largestPaint: number;
  layoutShift: number;
}

/** Runs in the page, before its own scripts. */
function watchPaints() {
  const watched: Watched = { largestPaint: 0, layoutShift: 0 };
  Object.assign(window, { watched });
  new PerformanceObserver((list) => {
    watched.largestPaint = list.getEntries().at(-1)?.startTime ?? 0;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      watched.layoutShift += (entry as PerformanceEntry & { value: number }).value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page, after it has come to rest. */
function collect() {
  const entries = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[];
  const resources = entries.map((entry) => ({
    name: entry.name,
    type: entry.name.endsWith('.woff2') ? 'font' : entry.initiatorType,
    bytes: entry.encodedBodySize,
    end: entry.responseEnd,
  }));
  return { resources, ...(window as unknown as { watched: Watched }).watched };
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
