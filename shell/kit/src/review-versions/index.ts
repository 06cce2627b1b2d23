export { ReviewVersions } from './review-versions';
