import { defineTexts } from '@plenary/kit/i18n';

/** Of edited texts, in emails and documents. */
export const texts = defineTexts('admin.wordings', {
  placeholders: 'Placeholders',
  placeholdersHint:
    'Write a placeholder in braces, such as {example}. These can be used in every text:',
  types: { text: 'Text', number: 'Number', choice: 'Choice' },
  conditionHint: 'A choice makes a condition:',
  keep: 'Keep {names}.',
  also: 'Also available: {names}.',
  mayBeEmpty: 'Leave empty to remove it.',
  versions: {
    title: 'Versions',
    all: '{count, plural, one {# version} other {# versions}}',
    none: 'The default texts were never changed.',
    version: 'Version {version}',
    isReset: 'Reset to default',
    count: '{count, plural, one {# edited text} other {# edited texts}}',
    use: 'Use the texts of version {version}',
    used: 'The texts of version {version} are in the form. Save to use them.',
  },
});
