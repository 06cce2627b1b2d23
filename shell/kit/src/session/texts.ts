import { defineTexts } from '../i18n';

/** Texts of the session (specification, section 8). */
export const texts = defineTexts('kit.session', {
  fetchFailed: 'Failed to fetch user data',
  loginFailed: 'An error occurred during login',
  registerFailed: 'An error occurred during registration',
  incompleteAnswer: 'Registration failed. Please try again.',
  profileFailed: 'An error occurred updating profile',
  outsideProvider: 'useAuth must be used within an AuthProvider',
});
