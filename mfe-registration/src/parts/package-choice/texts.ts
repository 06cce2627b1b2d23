/** Texts of choosing a category and a package. */
export const texts = {
  category: 'Academic category',
  categoryHint: 'Students need a proof of enrolment before their payment is confirmed.',
  package: 'Package',
  bothPrices: (student: string, professional: string) =>
    `${student} for students, ${professional} for professionals.`,
  needsPaper: 'Needs an accepted paper.',
  paper: 'Paper',
  paperHint: 'One registration is for one accepted paper.',
  choosePaper: 'Choose the accepted paper',
  acceptedPaperNeeded:
    'You must have an accepted paper to register with a publication option. Please ensure your paper is accepted or choose a non-publication option.',
  couldNotVerify: 'Could not verify paper status. Please try again.',
  checkAgain: 'Check again',
  loginNeeded: 'Publication packages need an account. The login page opens in 2 seconds.',
  loginNow: 'Go to the login page now',
  blocked: {
    login: 'This package needs an account.',
    checking: 'Looking for your accepted papers...',
    failed: 'Your accepted papers are not known yet.',
    none: 'This package needs an accepted paper.',
  },
  required: (label: string) => `${label} is required`,
};
