/** Set for the long run of all walks, as before a release: `E2E_SCREENS=all npm run test:e2e`. */
export const ALL_SCREENS = process.env.E2E_SCREENS === 'all';

/**
 * The screens that a walk is repeated on: all of them in the long run, otherwise the first. Each page is looked at on
 * a phone and on a desk in any case (accessibility.e2e.ts).
 */
export function onScreens<const Screens extends readonly unknown[]>(
  screens: Screens,
): readonly Screens[number][] {
  return ALL_SCREENS ? screens : screens.slice(0, 1);
}

/** A phone and a desk, in CSS pixels. */
export const WIDTHS = onScreens([360, 1440]);
