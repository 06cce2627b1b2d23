import { useLocation } from '@plenary/kit/router';
import { useAuth } from '@plenary/kit/session';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  paymentByReferenceQuery,
  paymentErrorText,
  suggestionsOf,
  type Payment,
} from '../../registration/payment.api';
import {
  PREVIOUS_REGISTRATION,
  readRegistrationState,
  type Payer,
  type PaymentDetails,
  type RegistrationState,
} from '../../registration/registration-state';
import { texts } from './texts';

export type PaymentView =
  | { kind: 'loading' }
  | { kind: 'nothing' }
  | {
      kind: 'failed';
      message: string;
      /** References that may have been meant. */
      suggestions?: string[];
      retry?: () => void;
    }
  | {
      kind: 'payment';
      details: PaymentDetails;
      payer?: Payer;
      isMasked: boolean;
      /** The payment as the server knows it, once it has answered. */
      current?: Payment;
    };

/**
 * The payment that the address or the navigation names. What came with the navigation is shown at
 * once and brought up to date, because the history keeps it for as long as the tab lives.
 */
export function usePayment(ref: string | null, transactionId: string | null): PaymentView {
  const { user, loading } = useAuth();
  const { state } = useLocation() as { state: unknown };
  const given = useMemo(() => readRegistrationState(state), [state]);
  const reference = ref ?? given.paymentDetails?.merchantReference;
  const query = useQuery({
    ...paymentByReferenceQuery(reference ?? '', user?.id),
    enabled: Boolean(reference) && !loading,
  });
  const { data } = query;
  const known = useMemo(() => merge(given, data), [given, data]);

  if (loading) return { kind: 'loading' };
  if (known.details) {
    const isMasked = !given.registrationData && data?.registrationData.isMasked === true;
    return { kind: 'payment', details: known.details, payer: known.payer, isMasked, current: data };
  }
  if (query.isError && !query.isFetching) {
    const retry = () => void query.refetch();
    const suggestions = suggestionsOf(query.error);
    return { kind: 'failed', message: paymentErrorText(query.error), suggestions, retry };
  }
  if (reference) return { kind: 'loading' };
  return transactionId ? { kind: 'failed', message: texts.noReference } : { kind: 'nothing' };
}

/**
 * The server's word over the navigation's, unless it hides the names; that it is a previous one only
 * the navigation knows.
 */
function merge({ paymentDetails, registrationData }: RegistrationState, fetched?: Payment) {
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
