import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('public.legal', {
  titles: { privacy: 'Privacy', terms: 'Terms', refunds: 'Refunds' },
  sample:
    'Sample text. It describes how the software works. Organisers: review, complete and replace it before the conference opens.',
  questions: 'Questions?',
  contact: 'Contact the organisers',
  failed: 'This text could not be loaded',
});
