import { defineTexts } from '../../platform/i18n/define-texts.js';

export const texts = defineTexts('server.conference.committee', {
  application: 'This application',
  received: 'Thank you. We have your application and will write to you.',
  cvMissing: 'Please upload your CV',
  cvNoPdf: 'Please upload a PDF file only',
  cvTooLarge: 'File size should not exceed {megabytes}MB',
  countryUnknown: 'Please choose a country from the list',
});
