/** What the calls of this module say when they succeed. */
export const texts = {
  received: 'Thank you. We have your message and sent you a copy by e-mail.',
  form: {
    title: 'Your message was not sent',
    back: 'Go back to correct it; what you wrote is still there. Or start anew:',
    notOurs: 'Please send the message from the contact page.',
  },
};
