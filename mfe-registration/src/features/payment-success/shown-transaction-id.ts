import type { PaymentDetails } from '../../registration/registration-state';
import { texts } from './texts';

/** For a manual payment the reference comes first, as that is what payer and office both know. */
export function shownTransactionId(details: PaymentDetails, fromUrl: string): string {
  const { paymentGateway, merchantReference, transactionId, id } = details;
  const reference = paymentGateway === 'manual' && merchantReference;
  return reference || transactionId || id || fromUrl || texts.notAvailable;
}
