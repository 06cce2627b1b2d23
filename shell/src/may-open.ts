import type { Access, RouteEntry } from '@plenary/kit/remote';
import { readAccount } from '@plenary/kit/session/stored';

/** What the browser knows of the account, before the API says it: whether the page would refuse it. */
export function mayOpen({ access, emailGate }: Pick<RouteEntry, 'access' | 'emailGate'>): boolean {
  const account = readAccount();
  if (!account || (emailGate === 'strict' && !account.isEmailVerified)) return false;
  return opensFor(access, account.role);
}

/** @param role undefined for visitors */
export function opensFor(access: Access, role: string | undefined): boolean {
  if (access === 'admin') return role === 'admin';
  if (access === 'reviewer') return role === 'reviewer' || role === 'admin';
  return access === 'public' || role !== undefined;
}
