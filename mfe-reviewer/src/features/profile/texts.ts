import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('reviewer.profile', {
  title: 'Limits and expertise',
  myReviews: 'My reviews',
  lead: 'The committee uses these settings to propose papers to you. Reviews that you accepted stay assigned.',
  pause: 'Pause: do not propose papers to me',
  topics: 'Topics that I can review',
  saved: 'Changes saved.',
  conflict:
    'These settings were changed by the committee or in another tab. They now read: {current}. Your changes are kept: save again to replace them.',
  saveFailed: 'Your changes could not be saved. Please try again.',
  loading: 'Loading...',
  failed: 'Your limits and topics could not be loaded',
  failedHint: 'Please try again.',
  expertise: 'Keywords and publications',
  expertiseLead:
    'Papers are compared with these words, so that you receive papers in your field. Only you see them here; the chairs see the words that you share with a paper.',
  expertiseFailed: 'Your keywords and publications could not be loaded',
  paste: 'Add publications',
  pasteHint:
    'Paste BibTeX, with abstracts if you have them, or text: a title on one line, its abstract below, an empty line between publications. Or paste your ORCID iD to add your public works.',
  pasteMissing: 'Paste a publication first',
  addPublications: 'Add to the list',
  readFailed: 'The text could not be read. Please try again.',
  outcome: {
    added:
      '{count, plural, =0 {No publication was} one {# publication was} other {# publications were}} added to the list.',
    repeated: '{count, plural, one {# is in the list already.} other {# are in the list already.}}',
    leftOut:
      '{count, plural, one {# was left out:} other {# were left out:}} the list has at most {max, number}.',
    skipped:
      '{count, plural, one {# entry without a title was skipped.} other {# entries without a title were skipped.}}',
    save: 'Save to use them.',
  },
  publications: 'Your publications',
  noPublications: 'No publications yet.',
  withAbstract: 'With abstract',
  withoutAbstract: 'Title only',
  remove: 'Remove',
  removePublication: 'Remove {title}',
  keywords: 'Keywords',
  keywordsHint: 'With commas between them: speech recognition, community radio.',
  saveExpertise: 'Save keywords and publications',
  expertiseSaved: 'Saved. Papers are compared again in a moment.',
});
