import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('kit.mentions', {
  list: 'People to mention',
  hint: 'Type @ to mention a participant. They get an email.',
  found:
    '{count, plural, one {# person to mention. Press Enter to choose, Escape to close.} other {# people to mention. Choose with the arrow keys and Enter, close with Escape.}}',
  you: '{name} (you)',
});
