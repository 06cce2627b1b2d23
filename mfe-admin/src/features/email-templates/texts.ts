import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('admin.email-templates', {
  title: 'Email templates',
  lead: 'Edit the wording of each email of this edition. Emails that are already queued keep theirs.',
  search: 'Search templates',
  nothing: 'No template has this name.',
  edited: 'Edited',
  original: 'Default',
  notLoaded: 'The templates could not be loaded.',
  noReason: 'Please try again.',
  retrySoon: 'The template could not be saved. Please try again.',
  parts: {
    subject: 'Subject',
    paragraph: 'Paragraph',
    note: 'Small print',
    label: 'Label',
    button: 'Button',
  },
  added: {
    'added.opening': 'Your text after the greeting',
    'added.closing': 'Your text at the end',
  },
  // Label: “Pay by”
  named: '{part}: “{text}”',
  // “Paragraph 2”
  numbered: '{part} {number}',
  wording: 'Wording',
  labels: 'Labels and buttons',
  save: 'Save texts',
  saved: 'Texts saved. Emails made from now on use them.',
  reset: {
    action: 'Reset to default',
    title: 'Reset this template?',
    text: 'New emails use the default texts again. Your texts remain in the versions below.',
    confirm: 'Reset template',
    keep: 'Keep texts',
    done: 'Template reset to the default texts.',
  },
  preview: {
    title: 'Preview',
    with: 'Preview with',
    sample: 'Sample data',
    // What differs from the first sample: “isOverdue: true”.
    variant: 'Sample data, {difference}',
    real: 'Email to {recipient}',
    refused: 'Correct the texts to see the preview.',
    failed: 'The preview could not be loaded. Please try again.',
  },
});
