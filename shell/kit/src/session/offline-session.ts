import { readToken } from '../api';
import { changeRecord, findRecord, type Right } from './kept-drafts';

const RECORD = 'offline session';

/** Whom a browser without a network opens pages for. */
export interface OfflineSession {
  userId: string;
  name: string;
  /** The server has answered them for this token. */
  rights: readonly Right[];
}

interface Kept {
  name: string;
  tokenHash: string;
}

interface Person {
  id: string;
  firstName: string;
  lastName: string;
}

/**
 * Lets the pages of a right be opened without a network, by this person with this token, until the person logs out or
 * loses the right. Does nothing where the browser has no storage or the page no secure connection.
 * @param until in milliseconds since 1970
 */
export async function keepOfflineSession(
  { id, firstName, lastName }: Person,
  right: Right,
  until: number,
): Promise<void> {
  const token = readToken();
  const tokenHash = token === null ? undefined : await hashOf(token);
  if (tokenHash === undefined) return;
  const kept: Kept = { name: `${firstName} ${lastName}`, tokenHash };
  await changeRecord<Kept>(id, RECORD, () => kept, { until, right }).catch(() => undefined);
}

/** Null for another token than the one that it was kept for, and when its time has passed. */
export async function readOfflineSession(token: string): Promise<OfflineSession | null> {
  const record = await findRecord(RECORD).catch(() => undefined);
  if (!record?.right) return null;
  const { name, tokenHash } = record.value as Kept;
  if (tokenHash !== (await hashOf(token))) return null;
  return { userId: record.owner, name, rights: [record.right] };
}

/** SHA-256: the token cannot be read from it. Undefined on a page without a secure connection. */
async function hashOf(token: string): Promise<string | undefined> {
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  const hash = await subtle?.digest('SHA-256', new TextEncoder().encode(token));
  return (
    hash && Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
  );
}
