import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('reviewer.profile', {
  title: 'Limits and topics',
  myReviews: 'My reviews',
  lead: 'The committee uses these settings to propose papers to you. Reviews that you accepted stay assigned.',
  pause: 'Pause: do not propose papers to me',
  topics: 'Topics that I can review',
  saved: 'Changes saved.',
  conflict:
    'These settings were changed by the committee or in another tab. They now read: {current}. Your changes are kept: save again to replace them.',
  saveFailed: 'Your changes could not be saved. Please try again.',
  loading: 'Loading...',
  failed: 'Your limits and topics could not be loaded',
  failedHint: 'Please try again.',
});
