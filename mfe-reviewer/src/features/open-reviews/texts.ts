import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('reviewer.open-reviews', {
  title: 'My reviews',
  awaiting:
    '{count, plural, one {# paper awaiting your review} other {# papers awaiting your review}}',
  all: 'Open my reviews',
  failed: 'Your reviews could not be loaded.',
  again: 'Try again',
});
