import { defineTexts } from '../../platform/i18n/define-texts.js';

export const texts = defineTexts('server.identity.personalData', {
  ownErased: 'Your account and your data are deleted.',
  personErased: 'The account and the data of this person are deleted.',
  confirmationRequired: 'Please type the email address of the account',
  notConfirmed: 'This is not the email address of the account.',
});
