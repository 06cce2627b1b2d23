import type { Edition } from '@plenary/kit/edition';
import type { RegistrationData } from '../registrations/registration-data';
import { storedOffers } from '../registrations/stored-registration';
import { extrasFor, questionsFor, sumOf, toAnswers, type Answer, type Extra } from './offers';

/** The extras and answers of the form, as far as they fit the package. */
export function offersOf(
  edition: Edition,
  { registrationPackage, price }: RegistrationData,
): { extras: Extra[]; answers: Answer[]; total: number } {
  const stored = storedOffers();
  const extras = extrasFor(edition, registrationPackage).filter(({ id }) =>
    stored.extras.includes(id),
  );
  const answers = toAnswers(questionsFor(edition, registrationPackage), stored.answers);
  return { extras, answers, total: sumOf([price, ...extras.map((extra) => extra.price)]) };
}
