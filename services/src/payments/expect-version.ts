import type { PaymentCase } from './payment-cases.js';
import { changedMeanwhile } from './payments.errors.js';

/** @throws AppError CHANGED_MEANWHILE when the caller has seen another version, with what stands now */
export function expectVersion({ payment }: PaymentCase, version: number): void {
  if (payment.version === version) return;
  throw changedMeanwhile({ state: payment.status, version: payment.version });
}
