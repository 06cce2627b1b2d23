import { defineTexts } from '@plenary/kit/i18n';

/** Texts of the sign-up (specification, sections 2, 5 and 8). */
export const texts = defineTexts('public.register', {
  title: 'Register',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  password: 'Password',
  confirmPassword: 'Confirm password',
  institution: 'Institution',
  submit: 'Register',
  haveAccount: 'Already have an account?',
  login: 'Login here',
  agreement: 'By registering, you accept the terms and the privacy notice.',
  terms: 'Terms',
  privacy: 'Privacy notice',
  emailTaken: 'This email address is already registered.',
  failed: 'Failed to register. Please try again.',
  readyTitle: 'Your account is ready',
  codeSent: 'We sent a 4-digit code to {email}. It is valid for {minutes, number} minutes.',
  verify: 'Verify your email',
});
