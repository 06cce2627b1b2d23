import { feePackages, packageById, useEdition } from '@plenary/kit/edition';
import type { KitForm } from '@plenary/kit/forms';
import { paths } from '@plenary/kit/paths';
import { useLocation, useNavigate } from '@plenary/kit/router';
import type { User } from '@plenary/kit/session';
import { useEffect, useState } from 'react';
import { choiceOfLink } from '../../shared/registrations/link-choice';
import { takeIsPresenter } from '../../shared/registrations/stored-registration';
import { initialValues } from './initial-values';
import type { RegistrationFormInput, RegistrationFormValues } from './registration-form.schema';

/**
 * Fills fields that unsaved changes left empty; a presenter gets a publication package. The choice of a
 * link replaces the one of unsaved changes.
 * @returns whether the package was chosen just now, by a link
 */
export function useInitialValues(
  { getValues, prefill, setValue }: KitForm<RegistrationFormInput, RegistrationFormValues>,
  user: User | null,
): boolean {
  const edition = useEdition();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [isChosen] = useState(() => choiceOfLink(edition, search).offer !== undefined);
  useEffect(() => {
    const initial = initialValues(user);
    for (const name of Object.keys(initial) as (keyof RegistrationFormInput)[]) {
      if (!isEmpty(initial[name]) && isEmpty(getValues(name))) prefill(name, initial[name]);
    }
    const { offer, category, paperId } = choiceOfLink(edition, search);
    const selected = packageById(edition, getValues('registrationPackage') ?? '');
    const publication = feePackages(edition).find(({ publishesPaper }) => publishesPaper);
    const isPresenter = takeIsPresenter();
    if (offer) setValue('registrationPackage', offer.id);
    else if (isPresenter && !selected?.publishesPaper)
      setValue('registrationPackage', publication?.id ?? '');
    if (category) setValue('academicCategory', category);
    if (paperId) setValue('paperId', paperId);
    // Used up: back from the login page, it is a restored choice.
    if (search) void navigate(paths.conferenceForm.href(), { replace: true });
  }, [edition, getValues, navigate, prefill, search, setValue, user]);
  return isChosen;
}

/** Also for lists and for answers by question. */
function isEmpty(value: unknown): boolean {
  if (!value) return true;
  return !(value instanceof File) && typeof value === 'object' && Object.keys(value).length === 0;
}
