import type { AttemptLimit } from '../../../identity/credentials/attempts.js';
import type { RateLimit } from '../../../platform/core/rate-limit.js';
import { DAY } from '../../../platform/core/time.js';

const HOUR = 3600;

/** A token has 256 bits, so this keeps the load low rather than guesses away. */
export const invitationReadLimit: RateLimit = {
  name: 'group-invitation',
  byAddress: { points: 300, seconds: HOUR },
};

export const groupLimit: RateLimit = {
  name: 'group-change',
  byAddress: { points: 300, seconds: HOUR },
  byAccount: { points: 120, seconds: HOUR },
};

/** Groups that an account opens. */
export const groupsOpened: AttemptLimit = { name: 'groups-opened', most: 10, within: DAY };

/** Requests for invitations by an account, each for up to fifty addresses. */
export const invitationsSent: AttemptLimit = { name: 'group-invitations', most: 10, within: DAY };

/** Requests for invitations to a group. */
export const invitationsOfGroup: AttemptLimit = {
  name: 'invitations-of-group',
  most: 5,
  within: DAY,
};

/** Requests for invitations of all payers: accounts are cheap. Organisers set how many. */
export function invitationsOfEdition(most: number): AttemptLimit {
  return { name: 'edition-group-invitations', most, within: DAY };
}
