import type { EntityManager } from 'typeorm';
import type { PresentedUser } from './user.schema.js';

/** Implemented by identity. */
export abstract class SessionHolders {
  /** @returns null once the session has ended or expired */
  abstract holder(tx: EntityManager, sessionId: string): Promise<PresentedUser | null>;
}
