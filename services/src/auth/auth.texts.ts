/** What the calls of this module say when they succeed. */
export const texts = {
  loggedOut: 'You are logged out.',
  sessionEnded: 'This session is ended.',
  othersEnded: 'Every other session is ended.',
  allEnded: 'Every session is ended.',
  verified: 'Your email address is verified.',
  emailChanged: 'Your email address is changed. A new verification code is on its way.',
  confirmationSent:
    'A confirmation link is on its way to the new address. Until it is opened, nothing changes.',
  emailConfirmed: 'Your email address is changed.',
  codeSent: 'A new verification code is on its way.',
  resetSent: 'If an account exists with this email, you will receive password reset instructions.',
  passwordReset: 'Your password is changed. Please log in with it.',
  passwordChanged: 'Your password is changed. Every other session is ended.',
  secondStepOff: 'The second step is off.',
  secondStepRemoved: 'The second step of this account is off.',
};
