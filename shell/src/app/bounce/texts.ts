import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('shell.bounce', {
  notice:
    'Emails to {email} can’t be delivered, so we stopped sending them. Change your address, or confirm it again if it works now.',
  correct: 'Correct address',
});
