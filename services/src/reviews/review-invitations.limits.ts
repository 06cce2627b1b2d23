import type { RateLimit } from '../common/rate-limit/rate-limit.js';

const HOUR = 60 * 60;

export const invitationLimit: RateLimit = {
  name: 'review-invitation',
  byAddress: { points: 300, seconds: HOUR },
};
