import type { Page } from '@playwright/test';
import { ANSWERS_MARK } from './open';

export interface Work {
  /** The part of each task that exceeds 50 ms, in milliseconds of the phone. */
  blocking: number;
  /** In milliseconds of the phone. */
  longestTask: number;
  /** In milliseconds of the phone. */
  mainThread: number;
  /** Bytes of script, unpacked. */
  script: number;
  nodes: number;
}

/** Of the workload below on the phone that Lighthouse simulates, in milliseconds. */
const PHONE_MS = 120;
const LONG_MS = 50;

export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  /** Processor time of the thread, in microseconds: waiting for other processes is no part of it. */
  tdur?: number;
  /** In microseconds. */
  dur?: number;
}

/**
 * The work of a page's main thread while it loads, in processor time and scaled by a workload of the same
 * process: neither the machine's speed nor what else runs on it changes it much.
 */
export async function workOf(page: Page, address: string): Promise<Work> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page belongs to no browser');
  await browser.startTracing(page, {
    categories: ['-*', 'disabled-by-default-devtools.timeline', 'blink.user_timing'],
  });
  await page.goto(address);
  await answersUnwatched(page);
  await page.waitForLoadState('networkidle');
  const counts = await page.evaluate(countInPage);
  // Not a task of the page: after the last mark.
  for (let round = 0; round < 4; round += 1) await page.evaluate(workload, `calibrate-${round}`);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  return { ...tasksOf(trace.traceEvents), ...counts };
}

/** Without the code that Playwright's own waiting puts into the page. */
async function answersUnwatched(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const expression = `performance.getEntriesByName('${ANSWERS_MARK}').length > 0`;
  const isAnswering = async () =>
    (await session.send('Runtime.evaluate', { expression })).result.value === true;
  while (!(await isAnswering())) await page.waitForTimeout(200);
}

/** Runs in the page. */
function countInPage() {
  performance.mark('counted');
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const scripts = resources.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
  const script = scripts.reduce((sum, { decodedBodySize }) => sum + decodedBodySize, 0);
  return { script, nodes: document.querySelectorAll('*').length };
}

/** Runs in the page. Strings, maps and numbers, as the product's code. */
function workload(mark: string) {
  performance.mark(mark);
  const words = new Map<string, number>();
  for (let step = 0; step < 100_000; step += 1) {
    const word = ((step * 2_654_435_761) % 5000).toString(36);
    words.set(word, (words.get(word) ?? 0) + 1);
  }
  return words.size;
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/** The tasks of the page's main thread around its first mark of this name, with those after it. */
export function tasksAround(mark: string, events: TraceEvent[]) {
  const marked = events.find(({ name }) => name === mark);
  if (!marked) throw new Error('The trace has no mark of the page');
  const tasks = events.filter(
    ({ name, pid, tid, ph }) =>
      name === 'RunTask' && pid === marked.pid && tid === marked.tid && ph === 'X',
  );
  return { tasks, at: marked.ts };
}

export const timeOf = ({ tdur = 0 }: TraceEvent) => tdur / 1000;

function tasksOf(events: TraceEvent[]): Pick<Work, 'blocking' | 'longestTask' | 'mainThread'> {
  const { tasks, at } = tasksAround('counted', events);
  const taskAt = (time: number) => tasks.findLast(({ ts }) => ts <= time);
  const marks = events.filter(({ name }) => name.startsWith('calibrate-'));
  const unit = Math.min(...marks.map(({ ts }) => taskAt(ts)?.tdur ?? Infinity)) / 1000;
  const ofPage = tasks.filter((task) => task.ts < at && task !== taskAt(at));
  const times = ofPage.map((task) => timeOf(task) * (PHONE_MS / unit));
  return {
    blocking: sum(times.map((time) => Math.max(0, time - LONG_MS))),
    longestTask: Math.max(...times),
    mainThread: sum(times),
  };
}
