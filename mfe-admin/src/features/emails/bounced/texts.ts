import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('admin.bounced-addresses', {
  title: 'Addresses that bounced',
  search: 'Address',
  address: 'Address',
  reason: 'Reason',
  since: 'Since',
  notSent: 'Emails not sent',
  none: 'No address bounced',
  noneHint: 'Addresses appear here when mail servers report that emails can’t be delivered.',
  explain:
    'This address gets no emails, except to verify it, to reset a password and to log in. People see this after they log in, and can correct it themselves.',
  person: 'Find the person',
  emails: 'Show its emails',
  clear: 'Allow emails again',
  clearTitle: 'Allow emails to {email} again?',
  clearText:
    'New emails are sent to it. Emails that were not sent can be sent again from the list of emails. If they bounce again, the address returns to this list.',
  keep: 'Cancel',
  cleared: 'Emails are sent to this address again.',
  clearFailed: 'The address could not be changed. Please try again.',
  gone: 'This address is no longer listed',
});
