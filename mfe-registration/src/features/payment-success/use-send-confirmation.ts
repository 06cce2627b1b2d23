import { api, unwrap } from '@plenary/kit/api';
import { useAuth } from '@plenary/kit/session';
import { useEffect, useRef } from 'react';
import {
  PREVIOUS_REGISTRATION,
  type Payer,
  type PaymentDetails,
} from '../../shared/registrations/navigation-state';

/**
 * Requests the email once per visit. An incomplete payment or payer does not use up the request.
 * The outcome is only logged (specification, section 4).
 */
export function useSendConfirmation(details?: PaymentDetails, payer?: Payer): void {
  const { loading, error } = useAuth();
  const isSent = useRef(false);

  useEffect(() => {
    if (loading || error || isSent.current || !details || !payer) return;
    if (details.paymentGateway === PREVIOUS_REGISTRATION) return;
    const userId = payer.userId || payer.id;
    const { id: paymentId, merchantReference } = details;
    if (!userId || !(paymentId || merchantReference)) return;
    isSent.current = true;
    const body = { userId, paymentId, merchantReference };
    unwrap(api.POST('/api/v1/payments/send-confirmation', { body })).then(logSent, logFailed);
  }, [loading, error, details, payer]);
}

/* oxlint-disable no-console -- The page does not show the outcome. */
const logSent = (answer: unknown) => console.debug('Registration confirmation', answer);
const logFailed = (cause: unknown) => console.warn('Registration confirmation failed', cause);
