import type { EntityManager } from 'typeorm';
import type { PermittedUser } from '../http/policy/current-user.js';

/** Provided by the room of accounts. */
export abstract class HeldActors {
  /** With what the organiser may do now. Undefined once the account is disabled, erased, or no admin's. */
  abstract find(tx: EntityManager, id: string): Promise<PermittedUser | undefined>;
}
