import type { EditionDocument } from './edition.schema.js';

/** Open while the organiser leaves it open, and until its closing instant if one is set. */
export function isOpen(opening: EditionDocument['registration'], now: Date): boolean {
  if (!opening.open) return false;
  return opening.closesAt === undefined || now < new Date(opening.closesAt);
}
