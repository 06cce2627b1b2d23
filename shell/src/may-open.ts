import type { RouteEntry } from '@plenary/kit/remote';
import { readAccount } from '@plenary/kit/session/stored';

/** What the browser knows of the account, before the API says it: whether the page would refuse it. */
export function mayOpen({ access, emailGate }: Pick<RouteEntry, 'access' | 'emailGate'>): boolean {
  const account = readAccount();
  if (!account || (emailGate === 'strict' && !account.isEmailVerified)) return false;
  if (access === 'admin') return account.role === 'admin';
  return access !== 'reviewer' || ['reviewer', 'admin'].includes(account.role);
}
