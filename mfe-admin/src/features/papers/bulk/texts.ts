import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('admin.papers.bulk', {
  selectPaper: 'Select {paper}',
  selectAll: 'Select all papers of this page',
  region: 'Selected papers',
  selected: '{count, number} selected',
  hint: 'You see a preview before anything is sent.',
  clear: 'Clear',
  acts: {
    pass: 'Send to review',
    release: 'Release decisions',
    remind: 'Remind reviewers',
    tag: 'Add tag',
    untag: 'Remove tag',
  },
  titles: {
    pass: 'Send papers to review',
    release: 'Release decisions',
    remind: 'Remind reviewers',
    tag: 'Add a tag',
    untag: 'Remove a tag',
  },
  confirm: {
    pass: 'Send {count, number} to review',
    release: 'Release {count, number}',
    remind: 'Remind reviewers of {count, number}',
    tag: 'Tag {count, number}',
    untag: 'Untag {count, number}',
  },
  cancel: 'Cancel',
  tag: 'Tag',
  tagRequired: 'Please enter a tag',
  preview: 'Preview',
  changes:
    '{count, plural, =0 {No paper changes} one {# paper changes} other {# papers change}}, {told, plural, =0 {no one is emailed.} one {# person is emailed:} other {# people are emailed:}}',
  more: 'and {count, number} more',
  refused: '{count, plural, one {# paper refuses} other {# papers refuse}} this act:',
  refusal: '{number} {title}: {reason}',
  previewFailed: 'The preview could not be loaded. Please try again.',
  done: '{count, plural, one {# paper} other {# papers}} changed.',
  skipped: 'Skipped:',
});
