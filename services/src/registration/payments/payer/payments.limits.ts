import type { AttemptLimit } from '../../../identity/credentials/attempts.js';
import type { RateLimit } from '../../../platform/core/rate-limit.js';
import * as time from '../../../platform/core/time.js';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

export const registrationLimit: RateLimit = {
  name: 'conference-registration',
  byAddress: { points: 1000, seconds: HOUR },
  byAccount: { points: 200, seconds: HOUR },
};

export const referenceLimit: RateLimit = {
  name: 'payment-by-reference',
  byAddress: { points: 60, seconds: MINUTE },
  byAccount: { points: 30, seconds: MINUTE },
};

export const confirmationLimit: RateLimit = {
  name: 'send-confirmation',
  byAddress: { points: 300, seconds: HOUR },
  byAccount: { points: 60, seconds: HOUR },
};

export const changeLimit: RateLimit = {
  name: 'registration-change',
  byAddress: { points: 300, seconds: HOUR },
  byAccount: { points: 60, seconds: HOUR },
};

/** Rendering takes much of a second of processor time. */
export const documentLimit: RateLimit = {
  name: 'payment-document',
  byAddress: { points: 300, seconds: HOUR },
  byAccount: { points: 60, seconds: HOUR },
};

export const proofLimit: RateLimit = {
  name: 'payment-proof',
  byAddress: { points: 100, seconds: HOUR },
  byAccount: { points: 20, seconds: HOUR },
};

/** By IP address only; `detailsSent` counts what one mailbox gets. */
export const detailsLimit: RateLimit = {
  name: 'payment-details',
  byAddress: { points: 60, seconds: HOUR },
};

/** Emails with the payment details, by the address they go to. */
export const detailsSent: AttemptLimit = { name: 'payment-details', most: 3, within: time.HOUR };

/** By registration. Each correction is emailed. */
export const corrections: AttemptLimit = { name: 'corrections', most: 5, within: time.DAY };
