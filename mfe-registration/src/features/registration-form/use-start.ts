import { feePackages, useEdition } from '@plenary/kit/edition';
import type { KitForm } from '@plenary/kit/forms';
import { useLocation } from '@plenary/kit/router';
import type { User } from '@plenary/kit/session';
import { useEffect } from 'react';
import { AS_PRESENTER, takePresenterNote } from '../../registration/registering-as';
import { registrationTypeOf } from '../../registration/registration-data';
import { startValues } from './start-values';
import type { RegistrationFormInput, RegistrationFormValues } from './registration-form.schema';

/**
 * Once the form's draft is back: what it left empty is filled in, as after a sign-in on the way
 * here, and a presenter starts on a publication package.
 */
export function useStart(
  { getValues, setValue }: KitForm<RegistrationFormInput, RegistrationFormValues>,
  user: User | null,
) {
  const edition = useEdition();
  const { search } = useLocation();
  useEffect(() => {
    const start = startValues(user);
    for (const name of Object.keys(start) as (keyof RegistrationFormInput)[]) {
      if (!getValues(name)) setValue(name, start[name]);
    }
    const isAuthor = registrationTypeOf(getValues('registrationPackage') ?? '') === 'author';
    const publication = feePackages(edition).find(({ id }) => registrationTypeOf(id) === 'author');
    const isPresenter = takePresenterNote() || search === `?${AS_PRESENTER}`;
    if (isPresenter && !isAuthor) setValue('registrationPackage', publication?.id ?? '');
  }, [edition, getValues, search, setValue, user]);
}
