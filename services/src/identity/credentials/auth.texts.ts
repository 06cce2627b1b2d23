import { defineTexts } from '../../platform/i18n/define-texts.js';

export const texts = defineTexts('server.identity', {
  loggedOut: 'You have logged out.',
  sessionEnded: 'Session ended.',
  othersEnded: 'All other sessions ended.',
  allEnded: 'All sessions ended.',
  verified: 'Your email address is verified.',
  emailChanged: 'Email address changed. We’ve sent you a new verification code.',
  confirmationSent:
    'We’ve sent a confirmation link to the new address. Nothing changes until you open it.',
  emailConfirmed: 'Email address changed.',
  codeSent: 'We’ve sent you a new verification code.',
  resetSent: 'If an account exists with this email, you will receive password reset instructions.',
  loginLinkSent: 'If an account exists with this email, you will receive a login link.',
  passwordReset: 'Password changed. Please log in with it.',
  passwordChanged: 'Password changed. All other sessions ended.',
  proved: 'Thank you. You can continue.',
  codeRequired: 'Code is required',
  codeTooLong: 'This code is too long',
  codeNotFourDigits: 'The code has 4 digits',
  logInAgain: 'Please log in again',
  twoFactorOff: 'Two-factor authentication is off.',
  twoFactorRemoved: 'Two-factor authentication of this account is off.',
});
