import type { RateLimit } from '../../../platform/core/rate-limit.js';

const HOUR = 60 * 60;

/** Strict by the address in the message: it gets a copy, and may be a stranger's. */
export const contactLimit: RateLimit = {
  name: 'contact',
  byAddress: { points: 60, seconds: HOUR },
  byAccount: { points: 5, seconds: HOUR },
};
