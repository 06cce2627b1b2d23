import { setTimeout as pause } from 'node:timers/promises';
import { bareChromium, type BareChromium } from './bare-chromium';
import { tasksAround, timeOf, type TraceEvent } from './main-thread';
import { ANSWERS_MARK } from './open';

/** The work between the first press on a field of a page that is read and the answer of the page to it. */
export interface FirstUse {
  /** Milliseconds of this machine's processor. */
  firstUse: number;
  firstUseLongest: number;
}

const PHONE = { width: 412, height: 823, deviceScaleFactor: 1, mobile: true };
const PRESS = 'first-press';
const CATEGORIES = ['disabled-by-default-devtools.timeline', 'blink.user_timing'];
const POLL = 200;
/** Milliseconds without another request after which the page's code waits in the cache. */
const QUIET = 1000;

/** Presses the first text field of a page that was read, in a Chromium that nothing else watches. */
export async function firstUseOf(address: string): Promise<FirstUse> {
  const browser = await bareChromium();
  try {
    await browser.toPage('Emulation.setDeviceMetricsOverride', PHONE);
    await browser.toPage('Page.navigate', { url: address });
    await until(browser, isReadable);
    await untilQuiet(browser);
    // It takes over once it keeps the code.
    await until(browser, 'navigator.serviceWorker.controller !== null');
    const field = await evaluate<{ x: number; y: number }>(browser, callOf(fieldIn, PRESS));
    const events = await traced(browser, async () => {
      for (const type of ['mousePressed', 'mouseReleased']) {
        const mouse = { type, ...field, button: 'left', clickCount: 1 };
        await browser.toPage('Input.dispatchMouseEvent', mouse);
      }
      // The page said before that it can be read.
      await until(browser, `performance.getEntriesByName('${ANSWERS_MARK}').length >= 2`);
    });
    return firstUseIn(events);
  } finally {
    await browser.close();
  }
}

const isReadable = `document.readyState === 'complete'
  && performance.getEntriesByName('${ANSWERS_MARK}').length >= 1`;

/** Runs in the page. @returns the middle of the first text field */
function fieldIn(mark: string) {
  const field = document.querySelector('main :is(input[type=text], input[type=email])');
  if (!field) throw new Error('The page has no field');
  field.scrollIntoView({ block: 'center' });
  addEventListener('pointerdown', () => performance.mark(mark), true);
  const { x, y, width, height } = field.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

const callOf = (inPage: (mark: string) => unknown, mark: string) =>
  `(${inPage.toString()})('${mark}')`;

async function evaluate<Value>(browser: BareChromium, expression: string): Promise<Value> {
  const answer = await browser.toPage('Runtime.evaluate', { expression, returnByValue: true });
  const { result, exceptionDetails } = answer as {
    result: { value: Value };
    exceptionDetails?: { text: string };
  };
  if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.text}`);
  return result.value;
}

async function until(browser: BareChromium, condition: string): Promise<void> {
  while (!(await evaluate<boolean>(browser, condition))) await pause(POLL);
}

async function untilQuiet(browser: BareChromium): Promise<void> {
  const count = () => evaluate<number>(browser, `performance.getEntriesByType('resource').length`);
  for (let before = -1, now = await count(); before !== now; now = await count()) {
    before = now;
    await pause(QUIET);
  }
}

async function traced(browser: BareChromium, work: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  const ended = new Promise<void>((resolve) => {
    browser.onEvent((method, { value }) => {
      if (method === 'Tracing.dataCollected') events.push(...(value as TraceEvent[]));
      if (method === 'Tracing.tracingComplete') resolve();
    });
  });
  await browser.send('Tracing.start', {
    traceConfig: { includedCategories: CATEGORIES, excludedCategories: ['*'] },
  });
  await work();
  await browser.send('Tracing.end');
  await ended;
  return events;
}

function firstUseIn(events: TraceEvent[]): FirstUse {
  const press = events.find(({ name }) => name === PRESS);
  if (!press) throw new Error('The trace has no press');
  const { tasks, at } = tasksAround(ANSWERS_MARK, events);
  const times = tasks.filter(({ ts, dur = 0 }) => ts < at && ts + dur > press.ts).map(timeOf);
  return {
    firstUse: times.reduce((total, time) => total + time, 0),
    firstUseLongest: Math.max(...times),
  };
}
