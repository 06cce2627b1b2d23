/** Words and messages that several of the registration pages share. */
export const texts = {
  category: { student: 'Student', professional: 'Professional' },
  type: { author: 'Author', participant: 'Participant' },
  breadcrumb: 'Registration',
  returnHome: 'Return to Home',
  proofWrongType: 'Please upload a PDF, JPEG or PNG file',
  proofTooLarge: (megabytes: number) => `File size should not exceed ${megabytes}MB`,
  paymentEmpty: 'Payment details retrieved were empty. The data object from API was empty.',
  paymentInvalid:
    'Payment details retrieved were incomplete or invalid according to API response structure.',
  paymentFetchFailed: 'Error fetching payment details. Please contact support.',
};
