import type { EntityManager } from 'typeorm';
import type { AuthenticatedUser } from './current-user.js';

/** Implemented by identity. */
export abstract class SessionHolders {
  /** @returns null once the session has ended or expired */
  abstract holder(tx: EntityManager, sessionId: string): Promise<AuthenticatedUser | null>;
}
