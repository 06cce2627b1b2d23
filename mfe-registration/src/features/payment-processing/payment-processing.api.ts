import { api, unwrap } from '@plenary/kit/api';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { forgetRegistration } from '../../registration/kept-registration';
import type { Payment } from '../../registration/payment.api';
import type { RegistrationData } from '../../registration/registration-data';

/** The newest payment of this person, or of this browser, that waits for its money; or null. */
export const pendingPaymentQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['pending-payment', userId],
    queryFn: async (): Promise<Payment | null> =>
      (await unwrap(api.GET('/api/v1/payments/pending'))).data,
    gcTime: 0,
    staleTime: 0,
  });

/** Records a registration. A repeat answers the payment of the first. */
export function useRecordRegistration() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (body: RegistrationData): Promise<Payment> =>
      (await unwrap(api.POST('/api/v1/payments/manual-registration', { body }))).data,
    onSuccess: () => {
      forgetRegistration();
      return queries.invalidateQueries({ queryKey: ['registration-status'] });
    },
  });
}
