import type { RateLimit } from '../common/rate-limit/rate-limit.js';

const HOUR = 60 * 60;

/** Strict by address named in the message: it gets a copy, and a stranger may have named it. */
export const contactLimit: RateLimit = {
  name: 'contact',
  byAddress: { points: 60, seconds: HOUR },
  byAccount: { points: 5, seconds: HOUR },
};
