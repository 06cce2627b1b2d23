import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('registration.invited-group', {
  loading: 'Loading...',
  loadFailed: 'The invitation could not be loaded',
  loadFailedText: 'Check your connection and try again.',
  paidBy: 'Paid by {organization}',
  form: '{organization} pays for your registration. It sees your name, your package and its price.',
  placesLeft: '{count, plural, one {# place is} other {# places are}} left.',
  loginTitle: '{organization} pays for your registration',
  login:
    'Log in, or create an account, to register. This page remembers the invitation while its tab is open.',
  logIn: 'Log in',
  signUp: 'Create account',
  states: {
    closed: {
      title: 'This group is closed',
      text: '{organization} takes no more registrations. Ask the person who invited you, or register and pay yourself.',
    },
    full: {
      title: 'This group is full',
      text: 'All places that {organization} pays for are taken. Ask the person who invited you, or register and pay yourself.',
    },
    invalid: {
      title: 'Invitation not valid',
      text: 'Check that you opened the whole link, ask for a new one, or register and pay yourself.',
    },
  },
  join: {
    title: 'Let {organization} pay for your registration?',
    text: 'You registered for {package} and have not paid yet. If {organization} pays, it sees your name, your package and its price. Your registration stays, and you don’t transfer anything.',
    confirm: 'Join the group',
    failed: 'You could not join the group. Please reload and try again.',
  },
  payMyself: 'Pay myself',
  withoutGroup: 'Register without the group',
  order:
    '{organization} pays for you. You don’t transfer anything, and you get your receipt once its payment is confirmed.',
  pending: 'Waiting for the payment of {organization}. You don’t transfer anything.',
  leaveTitle: 'Pay for your registration yourself?',
  leaveText:
    'You leave the group of {organization}. Your registration stays, and you get your own payment reference.',
  leaveConfirm: 'Pay myself',
  keep: 'Stay in the group',
  leaveFailed: 'You could not leave the group. Please try again.',
});
