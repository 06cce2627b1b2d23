import type { RateLimit } from '../../platform/core/rate-limit.js';

const HOUR = 60 * 60;

export const applicationLimit: RateLimit = {
  name: 'committee-application',
  byAddress: { points: 30, seconds: HOUR },
  byAccount: { points: 10, seconds: HOUR },
};
