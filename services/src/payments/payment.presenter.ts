import { dollars, packageName } from '../editions/fees.js';
import type { Registration } from '../registrations/registrations.service.js';
import type { PaymentCase } from './payment-cases.js';
import { missingCents } from './payment-money.js';
import { publicPaymentStatus } from './payment-status.js';
import type { Payment } from './payment.entity.js';
import type { PresentedPayment } from './payment.schema.js';

/** Owners read themselves; whoever else holds the reference reads masked names. */
export type Viewer = 'owner' | 'stranger';

export function presentPayment(about: PaymentCase, viewer: Viewer): PresentedPayment {
  const { edition, registration, payment } = about;
  return {
    id: payment.id,
    merchantReference: payment.merchantReference,
    transactionId: transactionIdFor(payment, viewer),
    amount: dollars(payment.amountCents),
    currency: payment.currency,
    status: publicPaymentStatus(payment.status),
    paymentGateway: payment.gateway,
    registrationType: registration.type,
    academicCategory: registration.academicCategory,
    registrationPackage: registration.packageId,
    paper: viewer === 'owner' ? about.paper : null,
    packageName: packageName(edition.fees, registration.packageId),
    hasProof: payment.status === 'proof-uploaded',
    studentProof: studentProofOf(about),
    amountMissing: dollars(missingCents(payment)),
    isChangeable: payment.status === 'announced',
    hasReceipt: payment.status === 'completed',
    invoice: viewer === 'owner' ? payment.invoice : null,
    payBy: payment.payBy.toISOString(),
    createdAt: payment.createdAt.toISOString(),
    bank: edition.document.bank,
    registrationData: presentPayer(registration, viewer),
  };
}

function studentProofOf({
  registration,
  hasStudentProof,
}: PaymentCase): PresentedPayment['studentProof'] {
  if (registration.academicCategory !== 'student') return 'not-needed';
  return hasStudentProof ? 'uploaded' : 'missing';
}

function transactionIdFor(payment: Payment, viewer: Viewer): string {
  const known = viewer === 'owner' ? payment.bankTransactionId : null;
  return known ?? payment.merchantReference;
}

function presentPayer(
  { userId, title, firstName, lastName, email, type }: Registration,
  viewer: Viewer,
): PresentedPayment['registrationData'] {
  const registrationType = type;
  if (viewer === 'owner') {
    return { userId, title, firstName, lastName, email, registrationType, isMasked: false };
  }
  return {
    userId: null,
    title,
    firstName: masked(firstName),
    lastName: masked(lastName),
    email: email.split('@').map(masked).join('@'),
    registrationType,
    isMasked: true,
  };
}

/** Adaeze becomes A•••, however long it is. */
function masked(text: string): string {
  const [first = ''] = text;
  return `${first}•••`;
}
