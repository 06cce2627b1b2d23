import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('registration.form', {
  title: 'Register for the conference',
  breadcrumb: 'Details',
  alreadyRegistered:
    'You are already registered for this conference. Your registration opens in 3 seconds.',
  openRegistration: 'Open it now',
  personal: 'Personal details',
  email: 'Email',
  emailHint: 'We send the payment reference and confirmation to this address.',
  accountEmailHint: 'We send emails about the payment to your account’s address, {email}.',
  studentProof: 'Proof of student status',
  studentProofText:
    'Upload a student card or a letter from your institution. You can also upload it later; we confirm your payment once we have it.',
  studentProofField: 'Student card or letter',
  studentProofHint: 'PDF, JPEG or PNG, up to {megabytes, number} MB',
  invalidEmail: 'Invalid email address',
  summary: 'Your registration',
  type: 'Type',
  category: 'Category',
  totalBeforeTax: 'Total before tax',
  total: 'Total',
  noTotal: 'Choose a category and a package.',
  submit: 'Continue to payment',
  submitPaid: 'Continue',
  paidBy: 'Paid by {organization}',
  submitNote: 'You pay by {ways}. Nothing is charged now.',
  waivers:
    'Can’t pay the full fee? You can apply for a fee waiver once you have registered. You need not pay before the decision.',
  consent: 'By registering, you accept our terms and refund policy.',
  terms: 'Terms',
  refunds: 'Refund policy',
  privacy: 'Privacy notice',
});
