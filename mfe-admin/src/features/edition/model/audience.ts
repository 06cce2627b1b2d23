import type { AdminEdition } from '../edition.api';
import type { EditionDocument, EditionSection } from './fields';

/** The parts that the site leaves out: see `presentEdition` of the server. */
const NOT_PUBLIC: readonly (keyof EditionDocument)[] = [
  'invoicing',
  'taxes',
  'overdue',
  'reviewForm',
  'reviewFields',
  'agreement',
  'paperLanguages',
  'bidding',
  'responses',
  'discussion',
  'metaReviews',
  'shepherds',
  'places',
  'joining',
  'retention',
];

/** Registrations keep the prices that they were made with. */
export const hasPrices = ({ id }: EditionSection) => id === 'fees' || id === 'extras';

/** Whether a save changes the pages that visitors see. */
export function isPublished(section: EditionSection, { isCurrent }: AdminEdition): boolean {
  return isCurrent && section.keys.some((key) => !NOT_PUBLIC.includes(key));
}
