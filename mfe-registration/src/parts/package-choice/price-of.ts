import { packageById, type Edition } from '@plenary/kit/edition';
import type { AcademicCategory } from '../../registration/registration-data';

/** In dollars; undefined until both are chosen. */
export function priceOf(
  edition: Edition,
  packageId: string | null | undefined,
  category: string | null | undefined,
): number | undefined {
  return packageById(edition, packageId ?? '')?.prices[category as AcademicCategory];
}
