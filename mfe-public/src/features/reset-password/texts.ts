/** Texts of the new password (specification, sections 2, 5 and 8). */
export const texts = {
  title: 'Reset password',
  password: 'New password',
  passwordHint: 'At least 8 characters.',
  confirmPassword: 'Confirm new password',
  submit: 'Reset Password',
  failed: 'Invalid or expired reset token. Please try again.',
  newLink: 'Ask for a new link',
  deadLink: 'A link works once, and for an hour. The newest one alone is good.',
  doneTitle: 'Password changed',
  done: 'Your password is changed. In 3 seconds you will be taken to the login page.',
  login: 'Go to the login page',
};
