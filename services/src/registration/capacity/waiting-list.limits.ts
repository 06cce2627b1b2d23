import type { AttemptLimit } from '../../identity/credentials/attempts.js';
import type { RateLimit } from '../../platform/core/rate-limit.js';
import * as time from '../../platform/core/time.js';

const HOUR = 60 * 60;

/** By IP address only; `joinsEmailed` counts what one mailbox gets. */
export const joinLimit: RateLimit = {
  name: 'waiting-list-join',
  byAddress: { points: 60, seconds: HOUR },
};

export const waitingLinkLimit: RateLimit = {
  name: 'waiting-list-link',
  byAddress: { points: 300, seconds: HOUR },
};

/** Emails about a waiting list that was joined, by the address they go to. */
export const joinsEmailed: AttemptLimit = { name: 'waiting-list-join', most: 3, within: time.HOUR };
