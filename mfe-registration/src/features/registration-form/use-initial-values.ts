import { feePackages, packageById, useEdition } from '@plenary/kit/edition';
import type { KitForm } from '@plenary/kit/forms';
import { useLocation } from '@plenary/kit/router';
import type { User } from '@plenary/kit/session';
import { useEffect } from 'react';
import { PRESENTER_QUERY, takeIsPresenter } from '../../shared/registrations/stored-registration';
import { initialValues } from './initial-values';
import type { RegistrationFormInput, RegistrationFormValues } from './registration-form.schema';

/** Fills fields that unsaved changes left empty; a presenter gets a publication package. */
export function useInitialValues(
  { getValues, setValue }: KitForm<RegistrationFormInput, RegistrationFormValues>,
  user: User | null,
) {
  const edition = useEdition();
  const { search } = useLocation();
  useEffect(() => {
    const initial = initialValues(user);
    for (const name of Object.keys(initial) as (keyof RegistrationFormInput)[]) {
      if (!getValues(name)) setValue(name, initial[name]);
    }
    const selected = packageById(edition, getValues('registrationPackage') ?? '');
    const publication = feePackages(edition).find(({ publishesPaper }) => publishesPaper);
    const isPresenter = takeIsPresenter() || search === `?${PRESENTER_QUERY}`;
    if (isPresenter && !selected?.publishesPaper)
      setValue('registrationPackage', publication?.id ?? '');
  }, [edition, getValues, search, setValue, user]);
}
