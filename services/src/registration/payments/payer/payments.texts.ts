import { defineTexts } from '../../../platform/i18n/define-texts.js';

export const texts = defineTexts('server.registration.payers', {
  confirmationSent: 'The confirmation of your registration is in your inbox.',
  detailsSent:
    'If this address has a registration, an email with its details is on its way. We send at most three an hour.',
  detailsSentTo: 'We emailed the details to {email}.',
  referenceRequired: 'Payment reference is required',
  paymentRequired: 'The payment or its reference is required',
  paperWithdrawn: 'The paper was withdrawn.',
  notPaidInTime: 'The fee did not arrive in time.',
  proofMissing: 'Please choose your proof of payment',
  studentProofMissing: 'Please choose your proof of student status',
  countryProofMissing: 'Please choose your proof of the country',
  proofWrongType: 'Please upload a PDF, JPEG or PNG file',
  proofTooLarge: 'File size should not exceed {megabytes}MB',
});
