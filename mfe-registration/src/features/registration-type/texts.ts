import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('registration.type', {
  title: 'Registration',
  lead: 'Choose how you take part. You pay by bank transfer after registering.',
  choices: 'Register as',
  presenter: {
    title: 'Presenter',
    text: 'Present your accepted paper or poster on site or online.',
    requirements: 'Requires an account and an accepted paper.',
    action: 'Register as Presenter',
  },
  attendee: {
    title: 'Attendee',
    text: 'Take part on site or online without publishing a paper.',
    requirements: 'No account required.',
    action: 'Register as Attendee',
  },
  priceFrom: 'From {price}.',
  closed: 'Registration is closed.',
  loginNeeded: 'Presenters need an account. The login page opens in 2 seconds.',
  loginNow: 'Go to login now',
  fees: 'Fees',
  payBy: 'Payment due: {deadline}.',
});
