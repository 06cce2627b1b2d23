/** What the calls of this module say when they succeed. */
export const texts = {
  confirmationSent: 'The confirmation of your registration is in your mail.',
};
