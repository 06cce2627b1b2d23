import { defineTexts } from '@plenary/kit/i18n';

/** Texts of the contact page (specification, sections 5 and 8). */
export const texts = defineTexts('public.contact', {
  title: 'Contact',
  note: 'Write to the organisers. We’ll email you a copy of your message.',
  details: 'Conference office',
  address: 'Address',
  email: 'Email',
  whatsapp: 'WhatsApp',
  phone: 'Phone',
  map: 'View on map',
  social: 'Social media',
  write: 'Send a message',
  fields: {
    name: 'Name',
    email: 'Email',
    subject: 'Subject',
    category: 'Category',
    message: 'Message',
  },
  categories: {
    'General Inquiry': 'General Inquiry',
    'Paper Submission': 'Paper Submission',
    Registration: 'Registration',
    'Technical Support': 'Technical Support',
    Sponsorship: 'Sponsorship',
    Media: 'Media',
  },
  errors: {
    name: 'Name is required',
    email: 'Email is required',
    emailInvalid: 'Invalid email address',
    subject: 'Subject is required',
    category: 'Category is required',
    message: 'Message is required',
    failed: 'There was an error sending your message. Please try again.',
    validation: 'Email sending failed: {errors}',
    network:
      'The server did not respond. If you receive a confirmation email, we have your message; otherwise, please send it again in a few minutes.',
  },
  submit: 'Send message',
  sent: {
    title: 'Message sent',
    note: 'Thank you. We’ll email you a copy of your message.',
    home: 'Return to Home',
  },
});
