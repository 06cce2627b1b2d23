import { sampleEdition } from '@plenary/kit/testing';
import type { Payment } from '../shared/registrations/payments.api';
import type { RegistrationData } from '../shared/registrations/registration-data';

export const sampleRegistration: RegistrationData = {
  registrationType: 'participant',
  academicCategory: 'student',
  registrationPackage: 'virtual_presentation_only',
  price: 50,
  title: 'Dr',
  firstName: 'Ama',
  lastName: 'Sample',
  email: 'ama@example.org',
  organization: 'University (sample)',
  position: 'Doctoral researcher',
  country: 'Ghana',
  phone: null,
};

const { title, firstName, lastName, email, registrationType } = sampleRegistration;
const { organization, position, country } = sampleRegistration;

export const samplePayment: Payment = {
  id: '00000000-0000-4000-8000-0000000000aa',
  merchantReference: 'C25-ABCDE-FGHJK',
  transactionId: 'C25-ABCDE-FGHJK',
  amount: 50,
  currency: 'USD',
  status: 'pending',
  paymentGateway: 'manual',
  registrationType,
  academicCategory: 'student',
  registrationPackage: 'virtual_presentation_only',
  packageName: 'Virtual, presentation only',
  paper: null,
  hasPaymentProof: false,
  studentProof: 'missing',
  outstandingAmount: 50,
  isChangeable: true,
  isCorrectable: true,
  hasReceipt: false,
  creditNotes: [],
  refund: null,
  invoice: null,
  offersReverseCharge: false,
  issuesInvoices: false,
  invoices: [],
  lines: [
    {
      kind: 'package',
      item: 'virtual_presentation_only',
      name: 'Virtual, presentation only',
      amount: 50,
    },
  ],
  answers: [],
  hasUnanswered: false,
  answersUntil: '2025-11-05T00:00:00.000Z',
  payBy: '2025-10-20T11:59:59.000Z',
  createdAt: '2025-10-01T10:00:00.000Z',
  bank: sampleEdition.bank,
  registrationData: {
    userId: null,
    title,
    firstName,
    lastName,
    email,
    organization,
    position,
    country,
    phone: null,
    registrationType,
    isMasked: false,
  },
};
