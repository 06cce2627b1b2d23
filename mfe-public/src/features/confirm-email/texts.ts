/** Texts of the page behind the link that confirms a new address. */
export const texts = {
  title: 'Confirm your new address',
  lead: 'From then on you log in with it, and all mail goes there.',
  submit: 'Confirm this address',
  failed: 'The address could not be confirmed. Please try again.',
  again: 'Ask for another link',
  doneTitle: 'Address changed',
  done: 'Your email address is now',
  profile: 'Go to your profile',
  login: 'Go to the login page',
};
