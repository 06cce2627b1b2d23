import { useLocation, useSearchParams } from '@plenary/kit/router';
import { useAuth } from '@plenary/kit/session';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { keptRegistration } from '../../registration/kept-registration';
import { paymentByReferenceQuery, type Payment } from '../../registration/payment.api';
import { parseRegistrationData, type RegistrationData } from '../../registration/registration-data';
import { asRecord } from '../../registration/registration-state';
import { pendingPaymentsQuery } from './payment-processing.api';

/** What there is to do on /payment-processing. */
export type Task =
  | { kind: 'loading' }
  | { kind: 'failed'; error: Error; retry: () => void }
  | { kind: 'no-data' }
  | { kind: 'missing' }
  | { kind: 'summary'; registration: RegistrationData }
  | {
      kind: 'payment';
      payment: Payment;
      /** Further ones that wait. */
      others: Payment[];
    };

/**
 * A registration that comes with the navigation is recorded here. Whoever comes back finds the
 * payment that waits, else what this tab kept. Where several wait, it is the one of the `ref` or the
 * `paper` that the address names, else the newest.
 */
export function useTask(): Task {
  const { user, loading } = useAuth();
  const given = asRecord(useLocation().state).registrationData ?? undefined;
  const [search] = useSearchParams();
  const [ref, paperId] = [search.get('ref'), search.get('paper')];
  const [kept] = useState(keptRegistration);
  const enabled = given === undefined && !loading;
  const pending = useQuery({
    ...pendingPaymentsQuery(user?.id),
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
  const found = [query.data].flat();
  const payment = found.find(({ paper }) => paper?.id === paperId) ?? found[0];
  if (payment) {
    const others = found.filter(({ id, status }) => id !== payment.id && status === 'pending');
    return { kind: 'payment', payment, others };
  }
  return kept ? { kind: 'summary', registration: kept } : { kind: 'no-data' };
}
