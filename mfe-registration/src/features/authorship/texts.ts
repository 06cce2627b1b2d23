import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('registration.authorship', {
  title: 'Are you an author of this paper?',
  named: '{submitter} submitted this paper and named you as an author, {name}.',
  breadcrumb: 'Your authorship',
  paper: 'Paper',
  kind: 'Submission',
  email: 'Your address',
  isAuthor: 'I am an author',
  isAuthorText:
    'You don’t need to confirm it. To see the paper and its progress, log in or create an account with this address and verify it.',
  view: 'View the paper',
  notAuthor: 'I am not an author',
  notAuthorText:
    'We inform {submitter} and the organisers, and you no longer see the paper. Your name stays on it, with a remark, until {submitter} removes it.',
  deny: 'I am not an author of this paper',
  denyTitle: 'You are not an author of this paper?',
  cancel: 'Cancel',
  failed: 'This could not be recorded. Please try again.',
  deniedTitle: 'You are not an author of this paper',
  denied: 'You told us that you are not an author of this paper. The organisers know.',
  undoText:
    'If this was a mistake, you can undo it until the organisers act on the paper. We inform {submitter} and the organisers again.',
  undo: 'I am an author of this paper',
  undone: 'Your answer is undone. You are an author of this paper again.',
  mistake:
    'The organisers have acted on the paper. If this was a mistake, write to {contactEmail}.',
  invalidTitle: 'Link not valid',
  loadFailed: 'The paper could not be loaded',
  loadFailedText: 'Check your connection and try again.',
  home: 'Go to the home page',
  loading: 'Loading...',
});
