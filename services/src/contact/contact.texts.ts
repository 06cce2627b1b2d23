/** What the calls of this module say when they succeed. */
export const texts = {
  received: 'Thank you. We have your message and sent you a copy by e-mail.',
};
