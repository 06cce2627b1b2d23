import { defineTexts } from '@plenary/kit/i18n';

export const fieldTexts = defineTexts('reviewer.fields', {
  recommendation: 'Recommendation',
  criterion: {
    originality: 'Originality',
    relevance: 'Relevance',
    method: 'Method',
    clarity: 'Clarity',
    significance: 'Significance',
  },
  confidence: 'Confidence',
  commentsToAuthors: 'Comments to the authors',
  commentsToCommittee: 'Comments to the committee',
  concern: 'Similarity or AI concern',
});

export const texts = defineTexts('reviewer.shared', {
  paperKinds: { 'full-paper': 'Full paper', poster: 'Poster' },
  overdue: 'Overdue',
  closed: 'Closed',
  due: 'Due {time}',
  dueLeft:
    'Due {time}, {days, plural, =0 {less than a day left} one {# day left} other {# days left}}',
  dueLate:
    'Due {time}, {days, plural, =0 {less than a day late} one {# day late} other {# days late}}',
  decline: {
    title: 'Decline this review',
    kind: 'Why are you declining?',
    conflict: 'I have a conflict of interest',
    conflictText: 'I know who wrote it, or I have a stake in its success.',
    other: 'Another reason',
    otherText: 'No time, outside my field …',
    reason: 'Reason',
    reasonHint: 'Only the committee reads this.',
    kindRequired: 'Choose why you are declining',
    reasonRequired: 'Enter a reason',
    reasonTooLong: 'Reason must be at most {maximum, number} characters',
    cancel: 'Cancel',
    submit: 'Decline review',
    failed: 'Your response could not be sent. Please try again.',
  },
});

export const metaReviewStates = defineTexts('reviewer.meta-review-states', {
  submitted: 'Submitted',
  open: 'To write',
  closed: 'Closed',
});

export const shepherdingStates = defineTexts('reviewer.shepherding-states', {
  awaiting: 'Awaiting revision',
  open: 'To verify',
  answers: { verified: 'Verified', 'not-yet': 'Not yet' },
  closed: 'Closed',
});
