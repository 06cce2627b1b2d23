/** What the calls of this module say when they succeed. */
export const texts = {
  loggedOut: 'You are logged out.',
  verified: 'Your email address is verified.',
  emailChanged: 'Your email address is changed. A new verification code is on its way.',
  codeSent: 'A new verification code is on its way.',
  resetSent: 'If an account exists with this email, you will receive password reset instructions.',
  passwordChanged: 'Your password is changed. Please log in with it.',
};
