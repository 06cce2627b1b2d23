import { useEdition } from '@plenary/kit/edition';
import { Alert } from '@plenary/kit/ui';
import type { Payment } from '../registrations/payments.api';
import { texts } from './texts';

/** How far the check of the country is that a reduced fee depends on. */
export function CountryState({ payment: { band } }: { payment: Payment }) {
  const { paymentsEmail: email } = useEdition().contact;
  if (!band) return null;
  const { country, countryCheck } = band;
  switch (countryCheck) {
    case 'declared':
      return <Alert severity="info">{texts.toCheck({ country })}</Alert>;
    case 'refused':
      return <Alert severity="warning">{texts.refused({ country, email })}</Alert>;
    case 'confirmed':
    case 'none':
      return null;
  }
}
