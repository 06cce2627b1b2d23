import { createHash } from 'node:crypto';
import type { EditionSnapshot } from './edition.presenter.js';
import { packageOf } from './fees.js';
import type { PackageId } from './fees.schema.js';

export interface Joining {
  address: string;
  instructions: string;
  /** Changes with the address and the instructions. */
  revision: string;
}

/** Null until the address is set. */
export function joiningOf({ document }: Pick<EditionSnapshot, 'document'>): Joining | null {
  const { address, instructions } = document.joining;
  if (address === undefined) return null;
  const revision = createHash('sha256').update(JSON.stringify([address, instructions]));
  return { address, instructions, revision: revision.digest('base64url').slice(0, 16) };
}

/** Whether holders of the package join online. */
export function joinsOnline({ document, fees }: EditionSnapshot, packageId: PackageId): boolean {
  return document.joining.onSiteToo || packageOf(fees, packageId)?.mode === 'virtual';
}
