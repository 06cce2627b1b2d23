import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('registration.type', {
  title: 'Registration',
  lead: 'Choose how you take part. You register first and pay by {ways} afterwards.',
  choices: 'Register as',
  registerFor: '{package}, {category}:',
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
  loginNeeded: 'Presenters need an account. The login page opens in 2 seconds.',
  loginNow: 'Go to login now',
  already: {
    title: 'Already registered?',
    text: 'Lost the reference or changed device? We email your reference, amount and bank details to you.',
    email: 'Email',
    action: 'Email me my details',
    note: 'The answer is the same for every address: if it has a registration, an email is on its way.',
    required: 'Email is required',
    invalid: 'Invalid email address',
    failed: 'The email could not be sent. Please try again.',
  },
  facts: {
    title: 'Good to know',
    payBy: 'Pay by',
    afterDeadline: 'Seven days after you register. A paper accepted later may have its own date.',
    fees: 'Fees',
    employer: 'Your employer pays?',
    employerText: 'Your order shows the bank details before you register, for approval.',
    group: 'Paying for several people?',
    groupText: 'One invoice and one transfer pay for all of them.',
    groupLink: 'Register a group',
  },
});
