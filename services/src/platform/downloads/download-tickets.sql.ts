import { db } from '../database/db.js';
import { statement } from '../database/statement.js';

/** A ticket's SHA-256, and the moment of its use. */
export interface TicketUse {
  ticketId: Buffer;
  now: Date;
}

/** Begins a statement that uses a ticket up; "used_ticket" has its row, if it was valid. */
export const withUsedTicket = (p: TicketUse) =>
  db.with('used_ticket', (tickets) =>
    tickets
      .deleteFrom('download_tickets')
      .where('id', '=', p.ticketId)
      .where('expires_at', '>', p.now)
      .returning(['session_id', 'request']),
  );

export const insertTicket = statement(
  (p: { id: Buffer; sessionId: string; request: string; expiresAt: Date }) =>
    db.insertInto('download_tickets').values({
      id: p.id,
      session_id: p.sessionId,
      request: p.request,
      expires_at: p.expiresAt,
    }),
);
