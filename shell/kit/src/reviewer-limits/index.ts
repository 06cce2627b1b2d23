export { currentLimitsOf } from './current-limits';
export type { ReviewerLimits } from './current-limits';
export { ReviewerLimitsForm } from './reviewer-limits-form';
