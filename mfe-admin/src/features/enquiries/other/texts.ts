import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('admin.other-messages', {
  title: 'Other messages',
  search: 'Sender or subject',
  sender: 'Sender',
  email: 'Email',
  received: 'Received',
  none: 'No other messages',
  noneHint: 'Messages to the mailbox that answer no enquiry appear here.',
  noSubject: 'No subject',
  noText: 'The message has no text.',
  unsure: 'The sender’s address isn’t checked.',
  gone: 'This message is no longer listed',
});
