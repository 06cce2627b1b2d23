import { CONTRACT_VERSION } from '@plenary/kit/remote';

/** Whether this shell can run a remote that needs at least this contract, as major.minor. */
export function canRun(needs: string): boolean {
  const [major, minor] = needs.split('.').map(Number);
  const [ownMajor, ownMinor] = CONTRACT_VERSION.split('.').map(Number);
  return major === ownMajor && (minor ?? 0) <= (ownMinor ?? 0);
}
