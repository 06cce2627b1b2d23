import { defineTexts } from '@plenary/kit/i18n';

/** As the server has them, by ISO 639-1. */
export const languageNames = defineTexts('admin.paper-languages', {
  en: 'English',
  ar: 'Arabic',
  nl: 'Dutch',
  fr: 'French',
  de: 'German',
  hi: 'Hindi',
  id: 'Indonesian',
  it: 'Italian',
  ne: 'Nepali',
  pt: 'Portuguese',
  ru: 'Russian',
  es: 'Spanish',
  ta: 'Tamil',
  tr: 'Turkish',
});
