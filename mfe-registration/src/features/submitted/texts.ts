import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('registration.submitted', {
  lead: 'Your papers and posters with their status and next steps.',
  newSubmission: 'New submission',
  empty: 'No papers yet',
  emptyText: 'Papers that you start or submit appear here.',
  create: 'Start a submission',
  closedText: 'Submissions are closed.',
  topic: 'Topic',
  authors: 'Authors',
  file: 'File',
  fileVersion: 'Version {version, number}, {pages, plural, one {# page} other {# pages}}',
  missing: 'Still missing:',
  complete: 'This draft is complete and ready to submit.',
  continue: 'Continue',
  delete: 'Delete draft',
  deleteTitle: 'Delete this draft?',
  deleteText: 'The draft and its files will be deleted.',
});
