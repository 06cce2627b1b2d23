import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('admin.finder', {
  open: 'Find a paper, person or payment',
  keys: 'Ctrl K',
  field: 'Number, title, name, email or reference',
  hint: 'Enter at least 2 characters.',
  searching: 'Searching…',
  none: 'Nothing matches “{q}”.',
  count: '{count, plural, one {# result} other {# results}}',
  kinds: { papers: 'Papers', people: 'Users', payments: 'Registered' },
  all: {
    papers: 'All matching papers',
    people: 'All matching users',
    payments: 'All matching registrations',
  },
  failed: 'The search failed. Please try again.',
  retry: 'Try again',
  close: 'Close',
});
