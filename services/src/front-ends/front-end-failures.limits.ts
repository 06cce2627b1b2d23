import type { RateLimit } from '../common/rate-limit/rate-limit.js';

/** A browser sends ten at most from one page; many browsers may share an address. */
export const frontEndFailuresLimit: RateLimit = {
  name: 'front-end-failures',
  byAddress: { points: 60, seconds: 60 * 60 },
};
