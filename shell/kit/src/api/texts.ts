import { defineTexts } from '../i18n';

export const texts = defineTexts('kit.api', {
  minutes:
    '{count, plural, =1 {Too many tries. Please try again in a minute.} other {Too many tries. Please try again in # minutes.}}',
  hours:
    '{count, plural, =1 {Too many tries. Please try again in an hour.} other {Too many tries. Please try again in # hours.}}',
});
