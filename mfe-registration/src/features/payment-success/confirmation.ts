import { api, unwrap } from '@plenary/kit/api';
import { useAuth } from '@plenary/kit/session';
import { useEffect, useRef } from 'react';
import {
  PREVIOUS_REGISTRATION,
  type Payer,
  type PaymentDetails,
} from '../../registration/registration-state';

/**
 * Asks once per visit for the mail that confirms the registration, when the page is there without
 * error. Previous registrations have theirs; without a user or a payment to name, nothing is asked
 * and the visit still has its one request. How it went is logged only.
 */
export function useConfirmation(details?: PaymentDetails, payer?: Payer): void {
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

/* eslint-disable no-console -- The page shows nothing of this; the console is the only log here. */
const logSent = (answer: unknown) => console.debug('Registration confirmation', answer);
const logFailed = (cause: unknown) => console.warn('Registration confirmation failed', cause);
