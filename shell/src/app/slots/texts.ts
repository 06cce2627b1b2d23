import { defineTexts } from '@plenary/kit/i18n';

export const slotTexts = defineTexts('shell.slots', {
  failed: '“{title}” could not be shown. The rest of this page goes on working.',
});
