import { defineTexts } from '../i18n';

export const texts = defineTexts('kit.edition', {
  inCity: '{time} in {city}',
  minutes: '{count} min',
  hours: '{count} h',
  days: '{count, plural, one {# day} other {# days}}',
  endAnywhere: 'end of day Anywhere on Earth',
  endOfDay: 'end of day in {city}',
  anywhereOnEarth: 'Anywhere on Earth: the day ends when it is over in every time zone (UTC−12).',
});
