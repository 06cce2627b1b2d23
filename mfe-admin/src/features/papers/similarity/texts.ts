import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('admin.papers.similarity', {
  title: 'Similarity check',
  hint: 'Share of the words of this paper that another paper of this or an earlier edition contains, in passages of eight words or more. Authors and reviewers can’t see it.',
  pending: 'The text is being compared with other papers…',
  none: 'No similar papers found.',
  unreadable:
    'The file has no text that can be read, for example because its pages are pictures. Only the title and the abstract were compared.',
  unavailable:
    'The file was not found. Only the title and the abstract were compared; the file is tried again every hour.',
  notLoaded: 'The similarity check could not be loaded',
  percent: '{value, number}%',
  named: '{paper} {title}',
  edition: '{edition} · {status}',
  sharedAuthor: 'Shared author',
  needsCheck: 'To check',
  checked: 'Checked',
  mark: 'Mark as checked',
  markOf: 'Mark the similarity with {paper} as checked',
  unmark: 'Mark as not checked',
  unmarkOf: 'Mark the similarity with {paper} as not checked',
  notMarked: 'The mark could not be saved',
  compare: 'Compare passages',
  compareWith: 'Compare passages with {paper}',
  passagesTitle: 'Passages shared with {paper}',
  passages:
    '{count, plural, one {# passage} other {# passages}}, {percent, number}% of this paper. Identical words are highlighted.',
  passage: 'Passage {number, number}',
  thisPaper: 'This paper',
  openPaper: 'Open {paper}',
  close: 'Close',
  report: {
    none: 'Compares the paper with publications and the web. The newest file and the title are sent to {service}, without the names of authors.',
    waiting: '{service} is comparing the file. This takes some minutes.',
    ready: '{percent, number}% of the paper was found elsewhere.',
    failed: '{service} could not compare the file ({reason}).',
    noAnswer: 'The service did not answer',
    request: 'Compare with {service}',
    requestAgain: 'Try again',
    open: 'Open report',
  },
});
