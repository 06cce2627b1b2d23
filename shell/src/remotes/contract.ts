import { CONTRACT_VERSION } from '@plenary/kit/remote';

export function canRun(needs: string): boolean {
  const [major, minor] = needs.split('.').map(Number);
  const [ownMajor, ownMinor] = CONTRACT_VERSION.split('.').map(Number);
  return major === ownMajor && (minor ?? 0) <= (ownMinor ?? 0);
}
