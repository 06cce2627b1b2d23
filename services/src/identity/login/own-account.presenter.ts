import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { rightsOf } from '../../platform/http/policy/rights.js';
import type { Me } from '../credentials/auth.schema.js';

/**
 * What a browser knows of its account.
 * @param user null without a session
 */
export function presentOwnAccount(user: AuthenticatedUser | null): Me {
  if (!user) return {};
  return {
    user,
    ...(user.role === 'admin' && { rights: rightsOf(user) }),
    ...(user.bounce !== null && { bounce: { reason: user.bounce } }),
  };
}
