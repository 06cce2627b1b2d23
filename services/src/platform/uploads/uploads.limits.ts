import type { RateLimit } from '../core/rate-limit.js';

const HOUR = 60 * 60;

export const newUploadLimit: RateLimit = {
  name: 'upload',
  byAddress: { points: 600, seconds: HOUR },
  byAccount: { points: 60, seconds: HOUR },
};

/** Each cut of a bad connection costs two requests. */
export const uploadPartLimit: RateLimit = {
  name: 'upload-part',
  byAddress: { points: 20_000, seconds: HOUR },
  byAccount: { points: 2000, seconds: HOUR },
};
