export const texts = {
  codeSent: 'A new verification code was sent.',
  sessionsEnded: 'This person is signed out everywhere.',
  sessionEnded: 'This session is ended.',
};
