import { useLocation, useSearchParams } from '@plenary/kit/router';
import { useAuth } from '@plenary/kit/session';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asRecord } from '../../shared/registrations/navigation-state';
import {
  paymentByReferenceQuery,
  pendingPaymentsQuery,
  type Payment,
} from '../../shared/registrations/payments.api';
import {
  parseRegistrationData,
  type RegistrationData,
} from '../../shared/registrations/registration-data';
import { storedRegistration } from '../../shared/registrations/stored-registration';

export type Task =
  | { kind: 'loading' }
  | { kind: 'failed'; error: Error; retry: () => void }
  | { kind: 'no-data' }
  | { kind: 'missing' }
  | { kind: 'summary'; registration: RegistrationData }
  | { kind: 'payment'; payment: Payment; otherPending: Payment[] };

/** In this order: navigation state, query, newest pending payment, stored registration. */
export function useTask(): Task {
  const { user, loading } = useAuth();
  const given = asRecord(useLocation().state).registrationData ?? undefined;
  const [search] = useSearchParams();
  const [ref, paperId] = [search.get('ref'), search.get('paper')];
  const [stored] = useState(storedRegistration);
  const enabled = given === undefined && !loading;
  const pending = useQuery({ ...pendingPaymentsQuery(user?.id), enabled: enabled && !ref });
  const named = useQuery({
    ...paymentByReferenceQuery(user?.id, ref ?? ''),
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
  const payments = [query.data].flat();
  const payment = payments.find(({ paper }) => paper?.id === paperId) ?? payments[0];
  if (payment) {
    const otherPending = payments.filter(
      ({ id, status }) => id !== payment.id && status === 'pending',
    );
    return { kind: 'payment', payment, otherPending };
  }
  return stored ? { kind: 'summary', registration: stored } : { kind: 'no-data' };
}
