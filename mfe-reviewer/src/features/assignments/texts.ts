import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('reviewer.assignments', {
  title: 'My reviews',
  bids: 'Bid on papers',
  profile: 'Limits and expertise',
  empty: 'No papers assigned to you',
  emptyHint:
    'When the committee invites you to review a paper, it is listed here and you get an email.',
  failed: 'Your reviews could not be loaded',
  failedHint: 'Please try again.',
  loading: 'Loading...',
  paper: 'Paper {number}',
  round: 'Round {round, number}',
  notStarted: 'Not started',
  progress: '{done, number} of {total, plural, one {# part} other {# parts}}',
  metaReviews: 'Meta-reviews',
  metaReviewsFailed: 'Your meta-reviews could not be loaded',
  shepherding: 'Corrections to verify',
  shepherdingFailed: 'The papers that you shepherd could not be loaded',
  newComments: '{count, plural, one {# new comment} other {# new comments}}',
  awaiting:
    '{count, plural, =0 {No papers awaiting your review} one {# paper awaiting your review} other {# papers awaiting your review}}',
});
