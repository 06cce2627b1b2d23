import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('admin.papers.review-rating', {
  ratings: 'Ratings of this review by organisers',
  helpful: 'Helpful',
  sufficient: 'Sufficient',
  'not-sufficient': 'Not sufficient',
  none: 'No rating',
  by: '{organiser}: {rating}',
  rate: 'Rate review',
  rateOf: 'Rate review of Reviewer {alias, number}',
  change: 'Change rating',
  changeOf: 'Change rating of Reviewer {alias, number}',
  title: 'Rating of the review of Reviewer {alias, number}',
  text: 'Only organisers see ratings and their notes. Reviewers and authors never do.',
  rating: 'Rating',
  note: 'Note to organisers',
  save: 'Save rating',
  saved: 'Rating saved.',
  removed: 'Rating removed.',
});
