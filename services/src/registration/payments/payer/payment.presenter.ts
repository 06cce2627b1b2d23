import { dollars, packageName } from '../../../conference/editions/fees.js';
import type { Registration } from '../../registrations/registrations.service.js';
import type { PaymentCase } from '../ledger/payment-cases.js';
import { presentCreditNote } from '../ledger/credit-note.schema.js';
import { outstandingCents } from '../ledger/payment-money.js';
import { publicPaymentStatus } from '../ledger/payment-status.js';
import type { Payment } from '../ledger/payment.entity.js';
import { answersUntil, hasUnanswered } from '../../extras/answers.js';
import { presentLine } from '../../extras/extras.schema.js';
import { presentIssuedInvoice } from '../../invoices/invoice.schema.js';
import { presentInvoice } from '../../invoices/invoice-details.schema.js';
import type { Line } from '../../extras/price-line.entity.js';
import { hasRight } from '../../../platform/http/policy/rights.js';
import { isOwn, type Payer } from './payer.js';
import type { CaseBand, PaidGroup } from '../ledger/payment-cases.read-model.js';
import type { PaymentAnswer, PresentedPayment } from './payment.schema.js';

const PRIVATE: readonly Line['kind'][] = ['waiver', 'band'];

type Viewer = 'owner' | 'stranger';

/** Owners, and organisers with the right to payments, read everything. */
export function answer(about: PaymentCase, payer: Payer): PaymentAnswer {
  const isFinance = payer.user !== null && hasRight(payer.user, 'payments:read');
  const isTrusted = isFinance || isOwn(payer, about.registration);
  return { success: true, data: presentPayment(about, isTrusted ? 'owner' : 'stranger') };
}

function presentPayment(about: PaymentCase, viewer: Viewer): PresentedPayment {
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
    hasPaymentProof: payment.status === 'proof-uploaded',
    studentProof: studentProofOf(about),
    outstandingAmount: dollars(outstandingCents(payment)),
    isChangeable: payment.status === 'awaiting-payment',
    isCorrectable: registration.status === 'pending',
    hasReceipt: payment.status === 'completed',
    creditNotes:
      viewer === 'owner'
        ? about.creditNotes.map((note) => presentCreditNote(edition.document.referencePrefix, note))
        : [],
    invoice: viewer === 'owner' ? presentInvoice(payment.invoice) : null,
    issuesInvoices: edition.document.taxes.invoices && !about.group,
    invoices:
      viewer === 'owner'
        ? about.invoices.map((each) => presentIssuedInvoice(edition.document.referencePrefix, each))
        : [],
    offersReverseCharge: edition.document.taxes.reverseCharge && !about.group,
    refund: viewer === 'owner' ? refundOf(about) : null,
    lines: linesFor(about, viewer).map(presentLine),
    answers: viewer === 'owner' ? about.answers : null,
    hasUnanswered: hasUnanswered(edition.document, registration.packageId, about.answers),
    answersUntil: answersUntil(edition.document, registration.createdAt).toISOString(),
    ...(viewer === 'owner' && about.band && { band: bandFor(about.band) }),
    ...(viewer === 'owner' && about.hasCountryProof && { hasCountryProof: true as const }),
    ...(viewer === 'owner' && about.hasOpenWaiver && { hasOpenWaiver: true as const }),
    ...(viewer === 'owner' && hasPages(about) && { hasPaymentPages: true as const }),
    ...(viewer === 'owner' && about.group && { group: groupOf(about, about.group) }),
    payBy: payment.payBy.toISOString(),
    createdAt: payment.createdAt.toISOString(),
    bank: edition.document.bank,
    registrationData: presentPayer(registration, viewer),
  };
}

/** Those of a settled payment say how it was paid. */
function hasPages({ hasPaymentPages, group, payment }: PaymentCase): boolean {
  const { status, gateway, amountCents } = payment;
  const isPayable = publicPaymentStatus(status) === 'pending' && amountCents > 0 && !group;
  return hasPaymentPages && (isPayable || gateway !== 'manual');
}

function groupOf({ payment, isOnHold }: PaymentCase, { organization }: PaidGroup) {
  const isUnpaid = payment.status === 'awaiting-payment' && payment.receivedCents === 0;
  return { organization, canLeave: isUnpaid && payment.groupRound === null && !isOnHold };
}

/** The payer is asked for the account when the hold of the email ends; of a group, its payer. */
function refundOf({ refundUnderWay, group }: PaymentCase) {
  if (!refundUnderWay || group) return null;
  const { isOnHold, ...refund } = refundUnderWay;
  return isOnHold && refund.status === 'asking' ? null : refund;
}

function bandFor({ country, incomeGroup, share, year, countryCheck }: CaseBand) {
  return { country, incomeGroup, share, year, countryCheck };
}

/** A waiver and the country are private: their lines, and any other that would give them away. */
function linesFor({ lines }: PaymentCase, viewer: Viewer): Line[] {
  const isPrivate = viewer === 'stranger' && lines.some(({ kind }) => PRIVATE.includes(kind));
  return isPrivate ? [] : lines;
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
  registration: Registration,
  viewer: Viewer,
): PresentedPayment['registrationData'] {
  const { userId, title, firstName, lastName, email, type: registrationType } = registration;
  if (viewer === 'owner') {
    const { organization, position, country, phone } = registration;
    const contact = { organization, position, country, phone };
    const person = { userId, title, firstName, lastName, email };
    return { ...person, ...contact, registrationType, isMasked: false };
  }
  return {
    userId: null,
    title,
    firstName: masked(firstName),
    lastName: masked(lastName),
    email: email.split('@').map(masked).join('@'),
    organization: null,
    position: null,
    country: null,
    phone: null,
    registrationType,
    isMasked: true,
  };
}

/** Adaeze becomes A•••, whatever the length. */
function masked(text: string): string {
  const [first = ''] = text;
  return `${first}•••`;
}
