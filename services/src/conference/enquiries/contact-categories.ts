import { defineTexts } from '../../platform/i18n/define-texts.js';

export const CONTACT_CATEGORIES = [
  'General Inquiry',
  'Paper Submission',
  'Registration',
  'Technical Support',
  'Sponsorship',
  'Media',
] as const;

const labels = defineTexts('server.conference.contact-categories', {
  'General Inquiry': 'General Inquiry',
  'Paper Submission': 'Paper Submission',
  Registration: 'Registration',
  'Technical Support': 'Technical Support',
  Sponsorship: 'Sponsorship',
  Media: 'Media',
});

/** In the language of the reader. */
export const categoryLabel = (category: (typeof CONTACT_CATEGORIES)[number]) => labels[category];
