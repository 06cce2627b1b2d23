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

/** The work between the first press on a field of a page that is read and the answer of the page to it. */
export interface FirstUse {
  /** In milliseconds of the phone. */
  firstUse: number;
  /** In milliseconds of the phone. */
  firstUseLongest: number;
}

interface TraceEvent {
  name: string;
  args?: { data?: { type?: string } };
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

/** Presses the first text field of a page whose code waits in the cache. Scaled as `workOf`. */
export async function firstUseOf(page: Page, address: string): Promise<FirstUse> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page belongs to no browser');
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  const field = page.getByRole('main').locator('input[type=text], input[type=email]').first();
  await field.scrollIntoViewIfNeeded();
  const box = await field.boundingBox();
  if (!box) throw new Error('The page has no field');
  await browser.startTracing(page, {
    categories: [
      '-*',
      'disabled-by-default-devtools.timeline',
      'devtools.timeline',
      'blink.user_timing',
    ],
  });
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  // The page said before that it can be read.
  await answersUnwatched(page, 2);
  for (let round = 0; round < 4; round += 1) await page.evaluate(workload, `calibrate-${round}`);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  return firstUseIn(trace.traceEvents);
}

/** Without the code that Playwright's own waiting puts into the page. */
async function answersUnwatched(page: Page, times = 1): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const expression = `performance.getEntriesByName('${ANSWERS_MARK}').length >= ${times}`;
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

function firstUseIn(events: TraceEvent[]): FirstUse {
  const press = events.find(
    ({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'pointerdown',
  );
  const { times, end } = tasksUntil(ANSWERS_MARK, events);
  const used = times.filter(({ until }) => until > (press?.ts ?? end));
  const milliseconds = used.map(({ time }) => time);
  return { firstUse: sum(milliseconds), firstUseLongest: Math.max(...milliseconds) };
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/** The tasks of the page's main thread before a mark of it, in milliseconds of the phone. */
function tasksUntil(mark: string, events: TraceEvent[]) {
  const named = (name: string) => events.filter((event) => event.name === name);
  const marked = named(mark)[0];
  if (!marked) throw new Error('The trace has no mark of the page');
  const tasks = named('RunTask').filter(
    ({ pid, tid, ph }) => pid === marked.pid && tid === marked.tid && ph === 'X',
  );
  const taskAt = (at: number) => tasks.findLast(({ ts }) => ts <= at);
  const marks = events.filter(({ name }) => name.startsWith('calibrate-'));
  const unit = Math.min(...marks.map(({ ts }) => taskAt(ts)?.tdur ?? Infinity)) / 1000;
  const slowdown = PHONE_MS / unit;
  const ofPage = tasks.filter(({ ts }) => ts < marked.ts);
  const times = ofPage.map((task) => ({
    task,
    until: task.ts + (task.dur ?? 0),
    time: ((task.tdur ?? 0) / 1000) * slowdown,
  }));
  return { times, end: marked.ts, last: taskAt(marked.ts) };
}

function tasksOf(events: TraceEvent[]): Pick<Work, 'blocking' | 'longestTask' | 'mainThread'> {
  const { times: all, last } = tasksUntil('counted', events);
  const times = all.filter(({ task }) => task !== last).map(({ time }) => time);
  return {
    blocking: sum(times.map((time) => Math.max(0, time - LONG_MS))),
    longestTask: Math.max(...times),
    mainThread: sum(times),
  };
}
