import type { EditionSection } from '../fields';
import * as summaries from '../summaries';
import { texts } from './texts';

export const opening: EditionSection = {
  id: 'opening',
  title: texts.opening.title,
  summary: summaries.opening,
  keys: [
    ...(['registration', 'submissions', 'bidding', 'responses'] as const),
    ...(['discussion', 'metaReviews', 'shepherds'] as const),
  ],
  fields: [
    { kind: 'yes-no', name: 'submissions.open', label: texts.opening.submissionsOpen },
    {
      kind: 'instant',
      name: 'submissions.closesAt',
      label: texts.opening.submissionsClosesAt,
      hint: texts.opening.submissionsClosesAtHint,
    },
    {
      kind: 'number',
      name: 'submissions.graceMinutes',
      label: texts.opening.submissionsGrace,
      hint: texts.opening.submissionsGraceHint,
      optional: 'nothing',
    },
    { kind: 'yes-no', name: 'bidding.open', label: texts.opening.biddingOpen },
    {
      kind: 'instant',
      name: 'bidding.closesAt',
      label: texts.opening.biddingClosesAt,
      hint: texts.opening.biddingClosesAtHint,
    },
    {
      kind: 'yes-no',
      name: 'responses.open',
      label: texts.opening.responsesOpen,
      hint: texts.opening.responsesOpenHint,
    },
    {
      kind: 'instant',
      name: 'responses.opensAt',
      label: texts.opening.responsesOpensAt,
      hint: texts.opening.responsesOpensAtHint,
    },
    {
      kind: 'instant',
      name: 'responses.closesAt',
      label: texts.opening.responsesClosesAt,
      hint: texts.opening.responsesClosesAtHint,
    },
    {
      kind: 'number',
      name: 'responses.wordLimit',
      label: texts.opening.responsesWordLimit,
    },
    {
      kind: 'yes-no',
      name: 'discussion.open',
      label: texts.opening.discussionOpen,
      hint: texts.opening.discussionOpenHint,
    },
    {
      kind: 'instant',
      name: 'discussion.closesAt',
      label: texts.opening.discussionClosesAt,
      hint: texts.opening.discussionClosesAtHint,
    },
    {
      kind: 'yes-no',
      name: 'metaReviews.open',
      label: texts.opening.metaReviewsOpen,
      hint: texts.opening.metaReviewsOpenHint,
    },
    {
      kind: 'instant',
      name: 'metaReviews.closesAt',
      label: texts.opening.metaReviewsClosesAt,
      hint: texts.opening.metaReviewsClosesAtHint,
    },
    {
      kind: 'yes-no',
      name: 'shepherds.namedToAuthors',
      label: texts.opening.shepherdsNamed,
      hint: texts.opening.shepherdsNamedHint,
    },
    { kind: 'yes-no', name: 'registration.open', label: texts.opening.registrationOpen },
    {
      kind: 'instant',
      name: 'registration.closesAt',
      label: texts.opening.registrationClosesAt,
      hint: texts.opening.registrationClosesAtHint,
    },
  ],
};
