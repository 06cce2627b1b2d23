import type { RateLimit } from '../../platform/core/rate-limit.js';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Each asks the provider for a page. */
export const startLimit: RateLimit = {
  name: 'online-payment-start',
  byAddress: { points: 300, seconds: HOUR },
  byAccount: { points: 30, seconds: HOUR },
};

/** A page that waits asks a few times a minute. */
export const checkLimit: RateLimit = {
  name: 'online-payment-check',
  byAddress: { points: 600, seconds: HOUR },
  byAccount: { points: 120, seconds: HOUR },
};

/** Providers send from a few addresses; an unsigned request costs one hash. */
export const eventLimit: RateLimit = {
  name: 'gateway-event',
  byAddress: { points: 6000, seconds: MINUTE },
};
