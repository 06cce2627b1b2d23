import { packageById, type Edition } from '@plenary/kit/edition';
import type { User } from '@plenary/kit/session';
import * as z from 'zod/mini';
import type { AcceptedPapers } from '../papers/papers.api';
import {
  academicCategories,
  packageIds,
  type AcademicCategory,
} from '../registrations/registration-data';
import { texts } from './texts';

/** A required choice; the form holds '' or nothing before. */
export const choice = <const T extends readonly string[]>(label: string, values: T) =>
  z.pipe(z.nullish(z.string()), z.enum(values, texts.required({ field: label })));

export const packageChoiceFields = {
  academicCategory: choice(texts.category, academicCategories),
  registrationPackage: choice(texts.package, packageIds),
  paperId: z.string(),
};

interface PackageChoice {
  registrationPackage: string | null | undefined;
  paperId: string;
}

export const requiresPaper = (edition: Edition, acceptedPapers: number) =>
  z.refine<PackageChoice>(
    ({ registrationPackage, paperId }) =>
      !packageById(edition, registrationPackage ?? '')?.publishesPaper ||
      acceptedPapers < 2 ||
      paperId !== '',
    // Reported together with the errors of the other fields.
    { error: texts.required({ field: texts.paper }), path: ['paperId'], when: () => true },
  );

/** In dollars; undefined until both are chosen. */
export function priceOf(
  edition: Edition,
  packageId: string | null | undefined,
  category: string | null | undefined,
): number | undefined {
  return packageById(edition, packageId ?? '')?.prices[category as AcademicCategory];
}

export type AuthorObstacle = 'login' | 'checking' | 'check-failed' | 'no-accepted-paper';

export function authorObstacle(
  user: User | null,
  papers: Pick<AcceptedPapers, 'isError' | 'data'>,
): AuthorObstacle | null {
  if (!user) return 'login';
  if (papers.isError) return 'check-failed';
  if (!papers.data) return 'checking';
  return papers.data.hasAcceptedPaper ? null : 'no-accepted-paper';
}
