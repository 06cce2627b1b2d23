import type { Page } from '@playwright/test';
import { open } from '../parts/open';
import { MEASUREMENT } from './scripts';

export interface Load {
  /**
   * Bytes that the largest paint waits for: the document, what blocks rendering, and its picture. All that had arrived
   * by then, if a script made what was painted.
   */
  untilLargestPaint: number;
  /**
   * Bytes that had arrived when the page answered, without its pictures and fonts: the page does not wait for them, and
   * how many come before it answers depends on the processor.
   */
  untilUsable: number;
  script: number;
  total: number;
  /** Bytes of the scripts of a measured visit, one of ten by default: not in the sums above. */
  measurement: number;
  layoutShift: number;
  /** Milliseconds. */
  largestPaint: number;
  /** Milliseconds until the page answers. */
  usable: number;
  /** Requests to other hosts. */
  thirdParties: number;
}

/**
 * 400 kbit/s and 400 ms, in bytes per second and milliseconds: the link, not the processor, decides
 * how much arrives before the page is painted.
 */
const slowLink = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const fastLink = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

const PICTURE_OR_FONT = /\.(avif|jpg|png|svg|webp|woff2)$/;

interface Resource {
  name: string;
  type: string;
  bytes: number;
  isBlocking: boolean;
  end: number;
}

/** Opens a page with an empty cache, on a slow link until it is usable, and records its responses. */
export async function loadSlowly(page: Page, path: string): Promise<Load> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...slowLink });
  await page.addInitScript(watchPaints);
  await open(page, path);
  await session.send('Network.emulateNetworkConditions', { offline: false, ...fastLink });
  await page.waitForLoadState('networkidle');
  const { resources, largest, usable, layoutShift } = await page.evaluate(collect);

  const own = new URL(page.url()).host;
  const isMeasurement = ({ name }: Resource) => MEASUREMENT.test(name);
  const ofAll = resources.filter((each) => !isMeasurement(each));
  const sum = (chosen: Resource[]) => chosen.reduce((bytes, resource) => bytes + resource.bytes, 0);
  return {
    untilLargestPaint: sum(
      resources.filter(({ name, type, isBlocking, end }) =>
        largest.isOfDocument
          ? type === 'navigation' || isBlocking || name === largest.picture
          : end <= largest.at,
      ),
    ),
    untilUsable: sum(ofAll.filter(({ name, end }) => end <= usable && !PICTURE_OR_FONT.test(name))),
    script: sum(ofAll.filter(({ name }) => new URL(name).pathname.endsWith('.js'))),
    total: sum(ofAll),
    measurement: sum(resources.filter(isMeasurement)),
    layoutShift,
    largestPaint: largest.at,
    usable,
    thirdParties: resources.filter(({ name }) => new URL(name).host !== own).length,
  };
}

interface Watched {
  largest: { at: number; text: string; picture: string };
  layoutShift: number;
}

type Painted = PerformanceEntry & { element: Element | null; url: string };

/** Runs in the page, before its own scripts. */
function watchPaints() {
  const watched: Watched = { largest: { at: 0, text: '', picture: '' }, layoutShift: 0 };
  Object.assign(window, { watched });
  new PerformanceObserver((list) => {
    const entry = list.getEntries().at(-1) as Painted;
    const text = entry.element?.textContent ?? '';
    watched.largest = { at: entry.startTime, text, picture: entry.url };
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      watched.layoutShift += (entry as PerformanceEntry & { value: number }).value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page, after it has come to rest. */
async function collect() {
  const entries = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as (PerformanceResourceTiming & { renderBlockingStatus: string })[];
  const resources = entries.map((entry) => ({
    name: entry.name,
    type: entry.name.endsWith('.woff2') ? 'font' : entry.initiatorType,
    bytes: entry.encodedBodySize,
    isBlocking: entry.renderBlockingStatus === 'blocking',
    end: entry.responseEnd,
  }));
  const usable = performance.getEntriesByName('plenary:page-answers')[0]?.startTime ?? Infinity;
  const { largest, layoutShift } = (window as unknown as { watched: Watched }).watched;
  const html = await (await fetch(location.href)).text();
  const text = new DOMParser().parseFromString(html, 'text/html').body.textContent;
  const isOfDocument = largest.picture
    ? html.includes(new URL(largest.picture).pathname)
    : text.includes(largest.text);
  return { resources, usable, layoutShift, largest: { ...largest, isOfDocument } };
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
