import type { User } from '@plenary/kit/session';
import { keptProof } from '../../registration/kept-proof';
import { keptRegistration } from '../../registration/kept-registration';
import { titles } from '../../registration/registration-data';
import type { RegistrationFormInput } from './registration-form.schema';

/** What stands in the form as it is delivered, to everybody the same. */
export const noValues: RegistrationFormInput = valuesOf(undefined, null, null);

/** What stands in the form at first: a registration not yet recorded, else what the account says. */
export function startValues(user: User | null): RegistrationFormInput {
  return valuesOf(keptRegistration(), user, keptProof());
}

function valuesOf(
  kept: ReturnType<typeof keptRegistration>,
  user: User | null,
  proof: RegistrationFormInput['proof'],
): RegistrationFormInput {
  const known = kept ?? user;
  return {
    academicCategory: kept?.academicCategory ?? '',
    registrationPackage: kept?.registrationPackage ?? '',
    paperId: kept?.paperId ?? '',
    title: titles.find((title) => title === known?.title) ?? '',
    firstName: known?.firstName ?? '',
    lastName: known?.lastName ?? '',
    email: known?.email ?? '',
    phone: known?.phone ?? '',
    organization: known?.organization ?? '',
    position: known?.position ?? '',
    country: known?.country ?? '',
    proof,
  };
}
