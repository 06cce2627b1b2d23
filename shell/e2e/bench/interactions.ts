import type { Page } from '@playwright/test';

const INTERACTIONS = 20;
const SLOWDOWN = 6;
/** Browsers report no shorter ones. */
const SHORTEST_MS = 16;

/**
 * Loads a page on a processor slowed by 6, and presses, types and moves the focus 20 times.
 * @returns the third quartile of the times from each interaction to the next paint, in milliseconds
 */
export async function nextPaint(page: Page, load: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript(watchInteractions);
  await load();
  const menu = page.getByRole('button', { name: 'Menu' });
  const field = page.getByRole('main').locator('input[type=email], input[type=search]').first();
  const acts = [() => page.keyboard.press('Tab')];
  // By keyboard: the focused link "Skip to content" lies over the button.
  if (await menu.isVisible())
    acts.push(
      () => menu.press('Enter'),
      () => page.keyboard.press('Escape'),
    );
  if (await field.isVisible()) acts.push(() => field.press('a'));
  for (let count = 0; count < INTERACTIONS; count += 1) await acts[count % acts.length]?.();
  // A paint later the last one is reported.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  const seen = await page.evaluate(() => [
    ...(window as unknown as { interactions: Map<number, number> }).interactions.values(),
  ]);
  const times = seen.concat(Array<number>(INTERACTIONS).fill(SHORTEST_MS));
  const longest = times.toSorted((one, other) => other - one).slice(0, INTERACTIONS);
  return longest[Math.floor(INTERACTIONS / 4)] ?? NaN;
}

/** Runs in the page, before its own scripts. */
function watchInteractions() {
  const interactions = new Map<number, number>();
  Object.assign(window, { interactions });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const { interactionId, duration } = entry as PerformanceEventTiming & {
        interactionId?: number;
      };
      if (!interactionId) continue;
      interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
