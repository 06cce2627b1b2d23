import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('admin.registration-totals', {
  title: 'Extras and answers',
  registrations:
    '{count, plural, one {# registration} other {# registrations}}, cancelled ones left out.',
  sold: '{sold} of {quantity}',
  answered: '{count, plural, one {# answer} other {# answers}}',
  extras: 'Extras',
  questions: 'Questions',
  sensitive: 'Health',
  yes: 'Yes',
  no: 'No',
  exportHint: 'The export has the names and each answer, those about health as well.',
  none: 'No questions and no extras',
  noneHint: 'Add them to the edition; they appear in the registration form.',
  addQuestions: 'Registration questions',
  addExtras: 'Extras',
  failed: 'The totals could not be loaded',
  failedText: 'Check your connection and try again.',
});
