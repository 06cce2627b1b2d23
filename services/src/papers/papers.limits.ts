import type { RateLimit } from '../common/rate-limit/rate-limit.js';

const HOUR = 60 * 60;

export const draftLimit: RateLimit = {
  name: 'paper-draft',
  byAddress: { points: 600, seconds: HOUR },
  byAccount: { points: 30, seconds: HOUR },
};

/** Forms save themselves while somebody types. */
export const saveLimit: RateLimit = {
  name: 'paper-save',
  byAddress: { points: 20_000, seconds: HOUR },
  byAccount: { points: 2000, seconds: HOUR },
};

export const paperFileLimit: RateLimit = {
  name: 'paper-file',
  byAddress: { points: 600, seconds: HOUR },
  byAccount: { points: 60, seconds: HOUR },
};

export const submissionLimit: RateLimit = {
  name: 'paper-submission',
  byAddress: { points: 600, seconds: HOUR },
  byAccount: { points: 60, seconds: HOUR },
};
