import type { EntityManager } from 'typeorm';
import type { AuthenticatedUser } from '../http/policy/current-user.js';
import type { TicketUse } from './download-tickets.sql.js';

/** Implemented by identity. */
export abstract class TicketHolders {
  /**
   * Uses a ticket up, also when its owner may no longer have what it is for.
   * @returns null for an unknown, used or expired ticket, and once its session has ended or expired
   */
  abstract useTicket(
    tx: EntityManager,
    use: TicketUse,
  ): Promise<{ person: AuthenticatedUser; request: unknown } | null>;
}
