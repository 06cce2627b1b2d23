import { defineTexts } from '@plenary/kit/i18n';

/** Texts of the login page (specification, sections 2, 5 and 8). */
export const texts = defineTexts('public.login', {
  title: 'Log in',
  email: 'Email',
  password: 'Password',
  submit: 'Log in',
  noAccount: 'No account yet?',
  register: 'Register here',
  signUp: 'Sign up',
  forgotten: 'Forgot your password?',
  reset: 'Reset it here',
  passwordRequired: 'Password is required',
  invalidCredentials: 'Invalid email or password',
  failed: 'Failed to login. Please try again.',
  accountDeleted: 'Your account was deleted.',
  link: {
    offer: 'We can email you a link that logs you in without your password.',
    ask: 'Email me a login link',
    sent: 'If an account exists with this email, you will receive a login link. It is valid for 20 minutes.',
    askFailed: 'Something went wrong. Please try again.',
    lead: 'Press the button to log in. The link works once.',
    failed: 'This login link is invalid or expired. Please request a new one.',
    back: 'Go to the login page',
  },
  twoFactor: {
    title: 'Two-factor authentication',
    lead: 'Open your authenticator app and enter the code for this account.',
    code: 'Authentication code',
    codeHint: '6 digits. The code changes every 30 seconds.',
    useRecoveryCode: 'Use a recovery code',
    useApp: 'Use the authenticator app',
    recoveryLead: 'Each recovery code works once.',
    recoveryCode: 'Recovery code',
    recoveryCodeRequired: 'Recovery code is required',
    back: 'Back to login',
    setupTitle: 'Set up two-factor authentication',
    setupLead:
      'Your role requires a code from an authenticator app at each login. Set up an app on your phone now.',
    setupFailed: 'The set-up could not be started',
    codesSaved: 'I saved them, log in',
  },
});
