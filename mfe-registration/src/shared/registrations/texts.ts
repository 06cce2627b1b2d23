import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('registration.registrations', {
  category: { student: 'Student', professional: 'Professional' },
  type: { author: 'Author', participant: 'Participant' },
  breadcrumb: 'Registration',
  stepsLabel: 'Steps',
  steps: { choose: 'Choose', details: 'Details', register: 'Register', pay: 'Pay' },
  done: 'Done',
  ways: {
    transfer: 'bank transfer',
    card: 'card or bank transfer',
    mobile: 'card, mobile money or bank transfer',
  },
  returnHome: 'Return to Home',
  joinOnline: 'Join online',
  joinPrivate: 'This address is for you only. Please do not pass it on.',
  proofWrongType: 'Please upload a PDF, JPEG or PNG file',
  proofTooLarge: 'File size should not exceed {megabytes, number}MB',
  paymentEmpty: 'Payment details retrieved were empty. The data object from API was empty.',
  paymentInvalid:
    'Payment details retrieved were incomplete or invalid according to API response structure.',
  paymentFetchFailed: 'Error fetching payment details. Please contact support.',
});
