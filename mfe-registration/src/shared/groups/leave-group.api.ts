import { api, unwrap } from '@plenary/kit/api';
import { usePaymentMutation, withId } from '../registrations/payments.api';

/** The payment becomes the person's own. */
export const useLeaveGroup = (paymentId: string) =>
  usePaymentMutation(() =>
    unwrap(api.POST('/api/v1/payments/{id}/leave-group', withId(paymentId))),
  );
