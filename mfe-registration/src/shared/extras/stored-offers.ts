import type { Edition } from '@plenary/kit/edition';
import type { RegistrationData } from '../registrations/registration-data';
import { storedOffers } from '../registrations/stored-registration';
import { extrasFor, questionsFor, sumOf, toAnswers, type Answer, type Extra } from './offers';

export interface Offers {
  extras: Extra[];
  answers: Answer[];
  discountCode: string | undefined;
  /** Where the fee depends on it. */
  country?: string;
  /** In dollars, before the discount. */
  total: number;
}

/** The extras, answers and discount code of the form, as far as they fit the edition and the package. */
export function offersOf(
  edition: Edition,
  { registrationPackage, price, country }: RegistrationData,
): Offers {
  const stored = storedOffers();
  const extras = extrasFor(edition, registrationPackage).filter(({ id }) =>
    stored.extras.includes(id),
  );
  const answers = toAnswers(questionsFor(edition, registrationPackage), stored.answers);
  const discountCode = edition.reductions.discountCodes ? stored.discountCode : undefined;
  return {
    extras,
    answers,
    discountCode,
    ...(edition.feeBands && { country }),
    total: sumOf([price, ...extras.map((extra) => extra.price)]),
  };
}
