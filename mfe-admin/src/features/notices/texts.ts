import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('admin.notices', {
  title: 'Notices',
  lead: 'Choose what we email you about. Each choice is saved at once and counts from then on.',
  daily: 'Daily digests are sent at 07:00, conference time, on days with news.',
  choices: { 'at-once': 'At once', daily: 'Daily digest', never: 'Never' },
  kinds: {
    submission: 'Paper submitted',
    decline: 'Request to review declined',
    'last-review': 'Last review of a paper submitted',
    revision: 'Revision submitted',
    'camera-ready': 'Camera-ready version submitted',
    'proof-of-payment': 'Proof of payment uploaded',
    enquiry: 'New enquiry',
    'visa-letter': 'Invitation letter requested',
    'failed-email': 'Email failed',
  },
  own: 'You get no notices about papers of which you are an author.',
  saved: 'Saved',
  notSaved: 'Your choice could not be saved. Please try again.',
  failed: 'Your choices could not be loaded',
  failedText: 'Check your connection and try again.',
});
