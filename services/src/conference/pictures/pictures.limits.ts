import type { RateLimit } from '../../platform/core/rate-limit.js';

const HOUR = 60 * 60;

export const pictureLimit: RateLimit = {
  name: 'edition-picture',
  byAddress: { points: 600, seconds: HOUR },
  byAccount: { points: 200, seconds: HOUR },
};
