import type { EditionDocument } from './edition.schema.js';

/** Both the organiser's switch and the closing instant must allow it. */
export function isOpen(opening: EditionDocument['registration'], now: Date): boolean {
  if (!opening.open) return false;
  return opening.closesAt === undefined || now < new Date(opening.closesAt);
}

/** As `isOpen`, from the opening instant on. */
export function isWindowOpen(window: EditionDocument['responses'], now: Date): boolean {
  return isOpen(window, now) && (window.opensAt === undefined || now >= new Date(window.opensAt));
}
