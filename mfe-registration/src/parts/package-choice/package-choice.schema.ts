import * as z from 'zod/mini';
import {
  academicCategories,
  packageIds,
  registrationTypeOf,
} from '../../registration/registration-data';
import { texts } from './texts';

/** One of a list; the form holds '' or nothing until it is chosen. */
export const choice = <const T extends readonly string[]>(label: string, values: T) =>
  z.pipe(z.nullish(z.string()), z.enum(values, texts.required(label)));

export const choiceFields = {
  academicCategory: choice(texts.category, academicCategories),
  registrationPackage: choice(texts.package, packageIds),
  paperId: z.string(),
};

interface Chosen {
  registrationPackage: string | null | undefined;
  paperId: string;
}

/** Who has several accepted papers says which one a publication is for. */
export const namesPaper = (acceptedPapers: number) =>
  z.refine<Chosen>(
    ({ registrationPackage, paperId }) =>
      registrationTypeOf(registrationPackage ?? '') !== 'author' ||
      acceptedPapers < 2 ||
      paperId !== '',
    // Reported together with what is wrong in the other fields.
    { error: texts.required(texts.paper), path: ['paperId'], when: () => true },
  );
