import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('registration.type', {
  title: 'Registration',
  lead: 'Choose how you take part. You register first and pay by bank transfer afterwards.',
  choices: 'Register as',
  presenter: {
    title: 'Present',
    text: 'Present your accepted paper and publish it. You log in first.',
    action: 'Register as Presenter',
  },
  attendee: {
    title: 'Attend',
    text: 'Listen, ask and meet. You need no account and no paper.',
    action: 'Register as Attendee',
  },
  pending: {
    note: 'Registered in this browser, not paid yet',
    title: 'Pay {amount}',
    reference: 'Reference',
    payBy: 'By',
    action: 'Continue to payment',
  },
  closed: 'Registration is closed.',
  loginNeeded: 'Presenters need an account. The login page opens in 2 seconds.',
  loginNow: 'Go to login now',
  facts: {
    title: 'Good to know',
    payBy: 'Pay by',
    fees: 'Fees',
    employer: 'Your employer pays?',
    employerText: 'Your order shows the bank details before you register, for approval.',
  },
});
