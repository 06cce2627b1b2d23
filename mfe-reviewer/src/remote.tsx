import { paths } from '@plenary/kit/paths';
import { defineRemote } from '@plenary/kit/remote';
import { reviewerPaths } from './paths';

export default defineRemote(
  {
    [paths.reviewers.pattern]: () => import('./features/assignments/assignments-page'),
    [paths.reviewerPaper.pattern]: () => import('./features/review/review-page'),
    [reviewerPaths.metaReview.pattern]: () => import('./features/review/meta-review-page'),
    [reviewerPaths.shepherding.pattern]: () => import('./features/review/shepherding-page'),
    [reviewerPaths.bids.pattern]: () => import('./features/bids/bids-page'),
    [reviewerPaths.profile.pattern]: () => import('./features/profile/profile-page'),
    [reviewerPaths.invitation.pattern]: () => import('./features/invitation/invitation-page'),
  },
  (lang) => import(`../locales/${lang}.po`),
  { 'my-papers.end': () => import('./features/open-reviews/open-reviews') },
);
