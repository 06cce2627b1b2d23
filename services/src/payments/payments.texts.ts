/** What the calls of this module say. */
export const texts = {
  confirmationSent: 'The confirmation of your registration is in your mail.',
  proofMissing: 'Please choose the receipt of your transfer',
  studentProofMissing: 'Please choose the proof that you are a student',
  proofWrongType: 'Please upload a PDF, JPEG or PNG file',
  proofTooLarge: (megabytes: number) => `File size should not exceed ${megabytes}MB`,
};
