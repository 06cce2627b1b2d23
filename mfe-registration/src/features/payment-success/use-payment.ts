import { useLocation } from '@plenary/kit/router';
import { useAuth } from '@plenary/kit/session';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  paymentByReferenceQuery,
  paymentErrorText,
  suggestionsOf,
  type Payment,
} from '../../shared/registrations/payments.api';
import {
  PREVIOUS_REGISTRATION,
  readNavigationState,
  type Payer,
  type PaymentDetails,
  type NavigationState,
} from '../../shared/registrations/navigation-state';
import { texts } from './texts';

export type PaymentView =
  | { kind: 'loading' }
  | { kind: 'nothing' }
  | {
      kind: 'failed';
      message: string;
      suggestions?: string[];
      retry?: () => void;
    }
  | {
      kind: 'payment';
      details: PaymentDetails;
      payer?: Payer;
      isMasked: boolean;
      current?: Payment;
      /** The state of a previous registration does not say whether a group pays. */
      isPayerKnown: boolean;
    };

/** Shows navigation state at once and refreshes it: the history keeps it as long as the tab. */
export function usePayment(ref: string | null, transactionId: string | null): PaymentView {
  const { user, loading } = useAuth();
  const { state } = useLocation() as { state: unknown };
  const given = useMemo(() => readNavigationState(state), [state]);
  const reference = ref ?? given.paymentDetails?.merchantReference;
  const query = useQuery({
    ...paymentByReferenceQuery(user?.id, reference ?? ''),
    enabled: Boolean(reference) && !loading,
  });
  const { data } = query;
  const merged = useMemo(() => merge(given, data), [given, data]);

  if (loading) return { kind: 'loading' };
  if (merged.details) {
    const isMasked = !given.registrationData && data?.registrationData.isMasked === true;
    return {
      kind: 'payment',
      details: merged.details,
      payer: merged.payer,
      isMasked,
      current: data,
      isPayerKnown:
        !query.isLoading || given.paymentDetails?.paymentGateway !== PREVIOUS_REGISTRATION,
    };
  }
  if (query.isError && !query.isFetching) {
    const retry = () => void query.refetch();
    const suggestions = suggestionsOf(query.error);
    return { kind: 'failed', message: paymentErrorText(query.error), suggestions, retry };
  }
  if (reference) return { kind: 'loading' };
  return transactionId ? { kind: 'failed', message: texts.noReference } : { kind: 'nothing' };
}

/** Masked names and the previous gateway come from the state: the server does not return them. */
function merge({ paymentDetails, registrationData }: NavigationState, fetched?: Payment) {
  const isPrevious = paymentDetails?.paymentGateway === PREVIOUS_REGISTRATION;
  const details = fetched ? { ...paymentDetails, ...fetched } : paymentDetails;
  const payer = fetched?.registrationData;
  const isHidden = registrationData && payer?.isMasked;
  return {
    details:
      details && isPrevious ? { ...details, paymentGateway: PREVIOUS_REGISTRATION } : details,
    payer: payer && !isHidden ? { ...registrationData, ...payer } : registrationData,
  };
}
