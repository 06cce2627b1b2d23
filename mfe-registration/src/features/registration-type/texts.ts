export const texts = {
  title: 'Registration',
  lead: 'Choose how you take part. You pay by bank transfer, after you have registered.',
  choices: 'Register as',
  presenter: {
    title: 'Presenter',
    text: 'You present your accepted paper or poster, in the room or online.',
    needs: 'Needs an account and an accepted paper.',
    action: 'Register as Presenter',
  },
  attendee: {
    title: 'Attendee',
    text: 'You take part in the room or online. Nothing of yours is published.',
    needs: 'No account is needed.',
    action: 'Register as Attendee',
  },
  from: (price: string) => `From ${price}`,
  closed: 'Registration is closed.',
  toLogin: 'Presenters need an account. The login page opens in 2 seconds.',
  loginNow: 'Go to the login page now',
  fees: {
    title: 'Fees',
    caption: 'Fees in US dollars, by package and academic category',
    package: 'Package',
    student: 'Student',
    professional: 'Professional',
  },
  payBy: 'Payment is due on',
};
