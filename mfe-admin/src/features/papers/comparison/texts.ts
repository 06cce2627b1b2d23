import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('admin.papers.comparison', {
  title: 'Compare scores',
  score: 'Score',
  scores: { adjusted: 'Adjusted', mean: 'Mean', weighted: 'By confidence' },
  scoreHints: {
    adjusted:
      'The mean of the reviews less the bias of their reviewers: who is harsher than others on the same papers counts for more.',
    mean: 'The mean of the reviews, each the mean of its criteria.',
    weighted: 'The mean of the reviews, where reviewers who are confident count for more.',
  },
  decision: 'Decision',
  allDecisions: 'Decided or not',
  decided: { open: 'Not decided', accepted: 'Accepted', rejected: 'Rejected' },
  reviews: 'Reviews',
  reviewOf: 'Reviewer {alias}: {score}, confidence {confidence}',
  reviewWithout: 'Reviewer {alias}: {score}',
  deviation: 'Deviation',
  metaReview: 'Meta-review',
  metaReviewMissing: 'Not submitted',
  none: 'No reviews yet',
  noneHint: 'Papers appear here once a review of them is submitted.',

  histogram: 'Papers by score',
  range: '{from} to {to}',
  papersIn: '{count, plural, one {# paper} other {# papers}}',
  threshold: 'Accept from',
  above:
    '{count, number} of {all, plural, one {# paper} other {# papers}} ({share}) have this score or more.',
  openAbove:
    '{count, plural, =0 {All of them are decided.} one {# of them is not decided.} other {# of them are not decided.}}',
  openBelow:
    '{count, plural, =0 {} one {Below, # paper is not decided.} other {Below, # papers are not decided.}}',
  selectAbove: '{count, plural, one {Select # above} other {Select # above}}',
  selectBelow: '{count, plural, one {Select # below} other {Select # below}}',

  check: 'Please check',
  nothingToCheck: 'The decisions follow the scores.',
  below:
    '{count, plural, one {# accepted paper has a lower score than a rejected one} other {# accepted papers have a lower score than a rejected one}}',
  belowOf: '{paper} with {score}, below {rejected} with {rejectedScore}',
  fewReviews:
    '{count, plural, one {# decided paper has fewer reviews than needed} other {# decided papers have fewer reviews than needed}}',
  noMetaReview:
    '{count, plural, one {# paper has no finished meta-review} other {# papers have no finished meta-review}}',
  noShepherd:
    '{count, plural, one {# paper to verify has no answer of its shepherd} other {# papers to verify have no answer of their shepherds}}',
  apart:
    '{count, plural, one {# decided paper has reviews that are far apart} other {# decided papers have reviews that are far apart}}',

  reviewers: 'How reviewers score',
  reviewersHint:
    'Bias is how much higher a reviewer scores than others on the same papers. With few reviews it is drawn towards 0.',
  reviewer: 'Reviewer',
  bias: 'Bias',
});
