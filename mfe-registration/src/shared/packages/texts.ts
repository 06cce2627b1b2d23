import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('registration.packages', {
  category: 'Academic category',
  categoryHint: 'Students must provide proof of student status before their payment is confirmed.',
  package: 'Package',
  summaryWithPrices: '{summary}. {student} for students, {professional} for professionals.',
  needsPaper: 'Requires an accepted paper.',
  paper: 'Paper',
  paperHint: 'Each registration covers one accepted paper.',
  choosePaper: 'Choose an accepted paper',
  acceptedPaperNeeded:
    'You must have an accepted paper to register with a publication option. Please ensure your paper is accepted or choose a non-publication option.',
  couldNotVerify: 'Could not verify paper status. Please try again.',
  checkAgain: 'Check again',
  loginNeeded: 'Publication packages require an account. The login page opens in 2 seconds.',
  restored:
    'We kept your choice. Publication packages require an account: log in to continue, or choose a package without publication.',
  restoredLogin: 'Log in',
  loginNow: 'Go to login now',
  blocked: {
    login: 'This package requires an account.',
    checking: 'Checking your accepted papers...',
    'check-failed': 'Your accepted papers could not be checked.',
    'no-accepted-paper': 'This package requires an accepted paper.',
  },
  required: '{field} is required',
});
