import { defineTexts } from '@plenary/kit/i18n';

/** Texts of the forgotten password (specification, sections 2, 5 and 8). */
export const texts = defineTexts('public.passwordReset', {
  request: {
    title: 'Forgot password',
    lead: 'Enter the email address of your account. We’ll send you a link to choose a new password.',
    email: 'Email',
    submit: 'Send Reset Link',
    sent: 'If an account exists with this email, you will receive password reset instructions.',
    failed: 'Something went wrong. Please try again.',
    remembered: 'Remember your password?',
    login: 'Login here',
  },
  reset: {
    title: 'Reset password',
    password: 'New password',
    confirmPassword: 'Confirm new password',
    submit: 'Reset password',
    failed: 'Invalid or expired reset token. Please try again.',
    newLink: 'Request a new link',
    expired: 'A link works once and expires after one hour. Use the link in the latest email.',
  },
  changed: {
    title: 'Password changed',
    redirect:
      'Your password was changed. In {seconds, number} seconds, you will be redirected to the login page.',
    login: 'Go to the login page',
  },
});
