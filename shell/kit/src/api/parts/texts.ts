import { defineTexts } from '../../i18n';

export const texts = defineTexts('kit.api.parts', {
  unreadable: 'The file changed or can no longer be read. Choose it again.',
  sessionEnded:
    'Your session ended. Log in and choose the same file again: the upload continues where it was.',
});
