import { isOwn, type Payer } from './payer.js';
import type { PaymentCase } from './payment-cases.js';
import { presentPayment } from './payment.presenter.js';
import type { PaymentAnswer } from './payment.schema.js';

/** A payment as this caller may read it. */
export function answer(about: PaymentCase, payer: Payer): PaymentAnswer {
  const isTrusted = payer.user?.role === 'admin' || isOwn(payer, about.registration);
  return { success: true, data: presentPayment(about, isTrusted ? 'owner' : 'stranger') };
}
