import { useLocation, useSearchParams } from '@plenary/kit/router';
import { useAuth } from '@plenary/kit/session';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { keptRegistration } from '../../registration/kept-registration';
import { paymentByReferenceQuery, type Payment } from '../../registration/payment.api';
import { parseRegistrationData, type RegistrationData } from '../../registration/registration-data';
import { asRecord } from '../../registration/registration-state';
import { pendingPaymentQuery } from './payment-processing.api';

/** What there is to do on /payment-processing. */
export type Task =
  | { kind: 'loading' }
  | { kind: 'failed'; error: Error; retry: () => void }
  | { kind: 'no-data' }
  | { kind: 'missing' }
  | { kind: 'summary'; registration: RegistrationData }
  | { kind: 'payment'; payment: Payment };

/**
 * A registration that comes with the navigation is recorded here. Whoever comes back finds the
 * payment that waits (the one of `ref`, if the address names one), else what this tab kept.
 */
export function useTask(): Task {
  const { user, loading } = useAuth();
  const given = asRecord(useLocation().state).registrationData ?? undefined;
  const ref = useSearchParams()[0].get('ref');
  const [kept] = useState(keptRegistration);
  const enabled = given === undefined && !loading;
  const pending = useQuery({
    ...pendingPaymentQuery(user?.id),
    enabled: enabled && !ref,
  });
  const named = useQuery({
    ...paymentByReferenceQuery(ref ?? '', user?.id),
    enabled: enabled && Boolean(ref),
  });

  if (given !== undefined) {
    const registration = parseRegistrationData(given);
    return registration ? { kind: 'summary', registration } : { kind: 'missing' };
  }
  const query = ref ? named : pending;
  if (query.isError)
    return { kind: 'failed', error: query.error, retry: () => void query.refetch() };
  if (query.data === undefined) return { kind: 'loading' };
  if (query.data) return { kind: 'payment', payment: query.data };
  return kept ? { kind: 'summary', registration: kept } : { kind: 'no-data' };
}
