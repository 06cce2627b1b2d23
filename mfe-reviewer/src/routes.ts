import { paths } from '@plenary/kit/paths';
import { defineRoutes, type RouteEntry } from '@plenary/kit/remote';

function page(path: string, title: string): RouteEntry {
  return { path, title, access: 'reviewer', layout: 'reviewer', emailGate: 'none' };
}

export default defineRoutes('mfe_reviewer', [
  page(paths.reviewers.pattern, 'Reviews'),
  page(paths.reviewerPaper.pattern, 'Review'),
]);
