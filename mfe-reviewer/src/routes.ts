import { paths } from '@plenary/kit/paths';
import { defineRoutes, type RouteEntry } from '@plenary/kit/remote';
import { reviewerPaths } from './paths';

function page(path: string, title: string, requests: string[] = []): RouteEntry {
  return { path, title, access: 'reviewer', layout: 'reviewer', emailGate: 'warning', requests };
}

const routes: RouteEntry[] = [
  {
    ...page(paths.reviewers.pattern, 'Reviews', [
      '/reviews',
      '/reviews/meta-reviews',
      '/reviews/shepherding',
    ]),
    prefetch: true,
  },
  page(paths.reviewerPaper.pattern, 'Review'),
  page(reviewerPaths.metaReview.pattern, 'Meta-review'),
  page(reviewerPaths.shepherding.pattern, 'Corrections'),
  page(reviewerPaths.bids.pattern, 'Bids', ['/reviews/bids']),
  page(reviewerPaths.profile.pattern, 'Limits and expertise', [
    '/reviews/profile',
    '/reviews/expertise',
    '/reviews/relations',
  ]),
  {
    path: reviewerPaths.invitation.pattern,
    title: 'Invitation to review',
    access: 'public',
    layout: 'public',
    emailGate: 'warning',
  },
];

export default defineRoutes('mfe_reviewer', routes, {
  fills: [{ slot: 'my-papers.end', title: 'My reviews', access: 'reviewer' }],
});
