import { useAuth } from '@plenary/kit/session';
import { useQuery } from '@tanstack/react-query';
import { useOnlinePayment } from '../../shared/online/online.api';
import { texts as online } from '../../shared/online/texts';
import { paymentByReferenceQuery } from '../../shared/registrations/payments.api';
import type { FailureReason } from './failure-reason';

/**
 * For a payer who comes back from a payment page: what its provider reported, and whether to try again.
 * @param ref of the payment; null without one
 */
export function useOnlineFailure(ref: string | null): {
  isPayable: boolean;
  reason?: FailureReason;
} {
  const { user, loading } = useAuth();
  const named = useQuery({
    ...paymentByReferenceQuery(user?.id, ref ?? ''),
    enabled: ref !== null && !loading,
  });
  const attempt = useOnlinePayment(named.data).online?.attempt;
  // Without a visit to a payment page, Retry Payment needs the registration.
  if (!attempt) return { isPayable: false };
  const isPayable = named.data?.status === 'pending';
  if (!attempt.failure) return { isPayable };
  return { isPayable, reason: { text: online.failures[attempt.failure], isFromQuery: false } };
}
