export const texts = {
  missing: 'Please choose a picture',
  wrongType: 'Please upload a JPEG, PNG, WebP or AVIF picture of at most 60 megapixels',
  tooLarge: 'The picture should not exceed 10MB',
};
