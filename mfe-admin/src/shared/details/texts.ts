import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('admin.details', {
  minutes: '{count} min',
  hours: '{count} h',
  days: '{count, plural, one {# day} other {# days}}',
});
