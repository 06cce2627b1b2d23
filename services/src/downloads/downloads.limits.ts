import type { RateLimit } from '../common/rate-limit/rate-limit.js';

export const downloadLimit: RateLimit = {
  name: 'download',
  byAddress: { points: 3000, seconds: 3600 },
  byAccount: { points: 600, seconds: 3600 },
};
