import { defineTexts } from '../../platform/i18n/define-texts.js';

export const texts = defineTexts('server.conference.inbox', {
  changedMeanwhile: 'This item was changed by someone else. Reload it and try again.',
  noteTooLong: 'Note must be at most {max} characters',
  replyMissing: 'Write a reply',
  replyTooLong: 'Reply must be at most {max} characters',
  item: 'This item',
  notAssignable: 'This person cannot handle messages any more. Choose another one.',
});
