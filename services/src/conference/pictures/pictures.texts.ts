import { defineTexts } from '../../platform/i18n/define-texts.js';

export const texts = defineTexts('server.conference.pictures', {
  picture: 'This picture',
  missing: 'Please choose a picture',
  wrongType: 'Please upload a JPEG, PNG, WebP or AVIF picture of at most 60 megapixels',
  tooLarge: 'The picture should not exceed 10MB',
  notAPicture: 'This is not a picture',
});
