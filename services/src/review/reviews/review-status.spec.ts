import {
  nextReviewStatus,
  REVIEW_ACTIONS,
  type ReviewAction,
  REVIEW_STATUSES,
  type ReviewStatus,
} from './review-status.js';

const allowed: [ReviewStatus, ReviewAction, ReviewStatus][] = [
  ['invited', 'accept', 'accepted'],
  ['invited', 'decline', 'declined'],
  ['accepted', 'decline', 'declined'],
  ['accepted', 'submit', 'submitted'],
  ['submitted', 'submit', 'submitted'],
];

const pairs = REVIEW_STATUSES.flatMap((from) =>
  REVIEW_ACTIONS.map((action) => {
    const to = allowed.find(([status, word]) => status === from && word === action)?.[2];
    return { from, action, to };
  }),
);

it.each(pairs)('$from, $action: $to', ({ from, action, to }) => {
  expect(nextReviewStatus(from, action)).toBe(to);
});
