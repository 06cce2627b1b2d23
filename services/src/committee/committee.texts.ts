/** What the calls of this module say. */
export const texts = {
  received: 'Thank you. We have your application and will write to you.',
  cvMissing: 'Please upload your CV',
  cvNoPdf: 'Please upload a PDF file only',
  cvTooLarge: (megabytes: number) => `File size should not exceed ${megabytes}MB`,
};
