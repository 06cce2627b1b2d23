import { api, unwrap, type components } from '@plenary/kit/api';
import type { Edition } from '@plenary/kit/edition';
import { queryOptions } from '@tanstack/react-query';
import type { Offers } from '../../shared/extras/stored-offers';
import type { RegistrationData } from '../../shared/registrations/registration-data';

export type Quote = components['schemas']['Quote'];

export const quoteKey = ['payments', 'quote'];

/** The server honours a quote for 30 minutes. */
const FRESH_MS = 25 * 60_000;

/**
 * The specified body has neither extras nor codes nor tax, and a dated price or the share of a country can change: the
 * order redeems a quote.
 */
export function needsQuote(
  { fees, addsTax, feeBands }: Edition,
  { extras, discountCode }: Offers,
): boolean {
  return (
    addsTax === true ||
    feeBands !== undefined ||
    extras.length > 0 ||
    discountCode !== undefined ||
    fees.datedPrices.length > 0
  );
}

export const quoteQuery = (
  { registrationPackage, academicCategory }: RegistrationData,
  { extras, discountCode, country }: Offers,
) => {
  const body = {
    registrationPackage,
    academicCategory,
    extras: extras.map(({ id }) => id),
    ...(discountCode !== undefined && { discountCode }),
    ...(country !== undefined && { country }),
  };
  return queryOptions({
    queryKey: [...quoteKey, body],
    queryFn: (): Promise<Quote> => unwrap(api.POST('/api/v1/payments/quotes', { body })),
    staleTime: FRESH_MS,
    // Each unknown code counts as a guess.
    retry: false,
    refetchOnWindowFocus: false,
  });
};
