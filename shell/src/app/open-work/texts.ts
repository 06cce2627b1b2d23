import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('shell.openWork', {
  title: 'Open work',
  kinds: {
    reviews:
      '{count, plural, one {# paper awaiting your review} other {# papers awaiting your review}}',
    dashboard: '{count, plural, one {# item needs you} other {# items need you}}',
  },
});
