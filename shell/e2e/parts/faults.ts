import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { settled } from './open';

/** Runs in the page. Weights between these two are missing in many systems' fonts. */
function otherWeights(): string[] {
  const withText = [...document.querySelectorAll('body *')].filter((element) =>
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    ),
  );
  return withText
    .filter((element) => !['400', '700'].includes(getComputedStyle(element).fontWeight))
    .map(
      (element) =>
        `weight ${getComputedStyle(element).fontWeight}: ${element.outerHTML.slice(0, 80)}`,
    );
}

/**
 * Runs in the page. Takes animations to their end instead of waiting for it: an animation that the
 * browser neither ticks nor cancels, of an element that is not drawn, never settles `finished`.
 */
function finishAnimations(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }
}

/** Runs in the page. */
function brokenPictures(): string[] {
  return [...document.images]
    .filter((image) => image.complete && image.currentSrc && image.naturalWidth === 0)
    .map((image) => `broken picture: ${image.outerHTML.slice(0, 80)}`);
}

/**
 * The findings of axe on the current page, whether it scrolls sideways, unusual font weights, and pictures that
 * could not be loaded.
 */
export async function faults(page: Page): Promise<string[]> {
  await settled(page);
  await expect(page.locator(':is(main h1, [role="dialog"] h2):visible').first()).toBeVisible();
  // Elements that fade in on scrolling are checked in their final state: half-faded text has too
  // little contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(finishAnimations);
  // Its other mode opens a separate page for each result, for frames of other sites.
  // Describing every element that passes would take two fifths of its time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  return [
    ...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)),
    ...(await page.evaluate(brokenPictures)),
    ...(overflow > 0 ? [`${overflow} px wider than the screen`] : []),
    ...(await page.evaluate(otherWeights)),
  ];
}
