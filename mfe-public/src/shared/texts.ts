import { defineTexts } from '@plenary/kit/i18n';

/** Texts of parts that several features show (specification, section 5). */
export const texts = defineTexts('public.shared', {
  loading: 'Loading...',
  tryAgain: 'Please try again.',
  destinations: {
    submit: { reason: 'Log in to submit a paper.', proceed: 'Continue to submission' },
    papers: { reason: 'Log in to see your papers.', proceed: 'Continue to your papers' },
    paper: { reason: 'Log in to see this paper.', proceed: 'Continue to the paper' },
    registration: {
      reason: 'Log in to register for the conference.',
      proceed: 'Continue to registration',
    },
    payment: { reason: 'Log in to see your registration.', proceed: 'Continue to payment' },
    profile: { reason: 'Log in to see your profile.', proceed: 'Continue to your profile' },
    invitation: {
      reason: 'Log in to answer the invitation.',
      proceed: 'Continue to the invitation',
    },
    reviews: { reason: 'Log in to review papers.', proceed: 'Continue to your reviews' },
    admin: { reason: 'Log in to open the admin area.', proceed: 'Continue to the admin area' },
    other: {
      reason: 'Log in to open the page you requested.',
      proceed: 'Continue to the page you requested',
    },
  },
  account: {
    emailRequired: 'Email is required',
    emailInvalid: 'Invalid email address',
    nameRequired: '{label} is required',
    nameTooShort: '{label} must be at least {length, number} characters',
    passwordTooShort: 'Password must be at least {length, number} characters',
    passwordHint: 'At least {length, number} characters.',
    confirmationRequired: 'Please confirm your password',
    passwordsDiffer: 'Passwords do not match',
  },
});
