import type { User } from '@plenary/kit/session';
import { titles } from '../../shared/registrations/registration-data';
import {
  storedOffers,
  storedRegistration,
  storedStudentProof,
  type StoredOffers,
} from '../../shared/registrations/stored-registration';
import type { RegistrationFormInput } from './registration-form.schema';

export const emptyValues: RegistrationFormInput = valuesOf(undefined, null, null, {
  extras: [],
  answers: {},
});

export function initialValues(user: User | null): RegistrationFormInput {
  return valuesOf(storedRegistration(), user, storedStudentProof(), storedOffers());
}

function valuesOf(
  stored: ReturnType<typeof storedRegistration>,
  user: User | null,
  proof: RegistrationFormInput['proof'],
  offers: StoredOffers,
): RegistrationFormInput {
  const person = stored ?? user;
  return {
    academicCategory: stored?.academicCategory ?? '',
    registrationPackage: stored?.registrationPackage ?? '',
    paperId: stored?.paperId ?? '',
    title: titles.find((title) => title === person?.title) ?? '',
    firstName: person?.firstName ?? '',
    lastName: person?.lastName ?? '',
    email: person?.email ?? '',
    phone: person?.phone ?? '',
    organization: person?.organization ?? '',
    position: person?.position ?? '',
    country: person?.country ?? '',
    proof,
    extras: offers.extras,
    answers: offers.answers,
    discountCode: offers.discountCode ?? '',
  };
}
