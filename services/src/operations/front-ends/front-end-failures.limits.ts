import type { Allowance, RateLimit } from '../../platform/core/rate-limit.js';

/** A page sends at most ten; many browsers may share an address. */
export const frontEndFailuresLimit: RateLimit = {
  name: 'front-end-failures',
  byAddress: { points: 60, seconds: 60 * 60 },
};

/** A measured visit sends about one; many browsers may share an address. */
export const frontEndMeasurementsLimit: RateLimit = {
  name: 'front-end-measurements',
  byAddress: { points: 300, seconds: 60 * 60 },
};

/**
 * Reports of one network that the error budget takes, of a version and kind: as long as a version is watched. All are in the
 * figures.
 */
export const budgetedReports: Allowance = { points: 3, seconds: 72 * 60 * 60 };
