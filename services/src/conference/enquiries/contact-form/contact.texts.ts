import { defineTexts } from '../../../platform/i18n/define-texts.js';

export const texts = defineTexts('server.conference.contact', {
  enquiry: 'This enquiry',
  received: 'Thank you. We have your message and sent you a copy by e-mail.',
  categoryRequired: 'Category is required',
  messageRequired: 'Message is required',
  messageTooLong: 'Message must be at most {max} characters',
  form: {
    title: 'Your message was not sent',
    back: 'Go back to correct it; your text is still there. Or start again:',
  },
});
