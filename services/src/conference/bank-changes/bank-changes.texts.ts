import { defineTexts } from '../../platform/i18n/define-texts.js';

export const texts = defineTexts('server.conference.bank-changes', {
  change: 'This change of bank details',
  isOpen: 'Another change of the bank details is open. Cancel it first.',
  same: 'These are the current bank details',
  ownChange: 'Another administrator must confirm this change.',
  notEstablished:
    'Your access as an administrator changed within the last week. Another administrator must confirm this change.',
  state: {
    requested: 'This change waits for the confirmation of another administrator.',
    scheduled: 'This change is confirmed already.',
    effective: 'This change is in effect already. Request another one to correct it.',
    cancelled: 'This change was cancelled.',
    expired: 'This change was not confirmed in time. Request it again.',
  },
});
