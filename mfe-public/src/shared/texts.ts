import { defineTexts } from '@plenary/kit/i18n';

/** Texts of parts that several features show (specification, section 5). */
export const texts = defineTexts('public.shared', {
  loading: 'Loading...',
  tryAgain: 'Please try again.',
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
