import { feePackages, useEdition } from '@plenary/kit/edition';
import type { KitForm } from '@plenary/kit/forms';
import { useEffect } from 'react';
import { takePresenterNote } from '../../registration/registering-as';
import { registrationTypeOf } from '../../registration/registration-data';
import type { RegistrationFormInput, RegistrationFormValues } from './registration-form.schema';

/**
 * Once the form's draft is back: what it left empty is filled in, as after a sign-in on the way
 * here, and a presenter starts on a publication package.
 */
export function useStart(
  { getValues, setValue }: KitForm<RegistrationFormInput, RegistrationFormValues>,
  start: RegistrationFormInput,
) {
  const edition = useEdition();
  useEffect(() => {
    for (const name of Object.keys(start) as (keyof RegistrationFormInput)[]) {
      if (!getValues(name)) setValue(name, start[name]);
    }
    const isAuthor = registrationTypeOf(getValues('registrationPackage') ?? '') === 'author';
    const publication = feePackages(edition).find(({ id }) => registrationTypeOf(id) === 'author');
    if (takePresenterNote() && !isAuthor) setValue('registrationPackage', publication?.id ?? '');
  }, [edition, getValues, setValue, start]);
}
