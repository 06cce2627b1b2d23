import { defineTexts } from '../../../platform/i18n/define-texts.js';

export const texts = defineTexts('server.registration.payers', {
  confirmationSent: 'The confirmation of your registration is in your inbox.',
  referenceRequired: 'Payment reference is required',
  paymentRequired: 'The payment or its reference is required',
  proofMissing: 'Please choose your proof of payment',
  studentProofMissing: 'Please choose your proof of student status',
  proofWrongType: 'Please upload a PDF, JPEG or PNG file',
  proofTooLarge: 'File size should not exceed {megabytes}MB',
});
