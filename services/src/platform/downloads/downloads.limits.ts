import type { RateLimit } from '../core/rate-limit.js';

export const downloadLimit: RateLimit = {
  name: 'download',
  byAddress: { points: 3000, seconds: 3600 },
  byAccount: { points: 600, seconds: 3600 },
};
