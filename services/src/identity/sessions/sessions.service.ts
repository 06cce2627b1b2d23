import type { TicketHolders } from '../../platform/downloads/ticket-holders.js';
import { Injectable } from '@nestjs/common';
import { type DataSource, IsNull, LessThan, type EntityManager } from 'typeorm';
import { bounceReasonOf } from '../../messaging/reports/bounced-addresses.js';
import { Clock } from '../../platform/core/clock.js';
import { newId } from '../../platform/core/new-id.js';
import { currentUserAgent, readAs } from '../../platform/http/request-context.js';
import { after, DAY, HOUR, MINUTE } from '../../platform/core/time.js';
import type { ExpressionBuilder } from 'kysely';
import { db } from '../../platform/database/db.js';
import { currentLsn } from '../../platform/database/read-replica.js';
import type { Database } from '../../platform/database/schema.gen.js';
import { type TicketUse, withUsedTicket } from '../../platform/downloads/download-tickets.sql.js';
import { statement } from '../../platform/database/statement.js';
import { deviceName } from './device-name.js';
import type { Role } from '../../platform/http/policy/role.js';
import { Session } from './session.entity.js';
import type { PresentedSession } from './session.schema.js';
import { User } from '../users/user.entity.js';
import { presentUser } from '../users/user.presenter.js';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import type { PresentedUser } from '../../platform/http/policy/user.schema.js';
import { permissionsOf, type StoredPermission, validAt } from '../users/permissions.sql.js';
import { presentedColumns } from '../users/user.sql.js';
import { sessionNotFound } from '../credentials/auth.errors.js';

export const SESSION_IDLE = 14 * DAY;
export const SESSION_LENGTH = 30 * DAY;
export const ADMIN_SESSION_LENGTH = 12 * HOUR;
const NOTE_EVERY = 5 * MINUTE;
/** For requests that are under way, or in another tab, when the token is renewed. */
const REPLACED_FOR = MINUTE;

/** A session and the one of its tokens that a request carries. */
export interface SessionToken {
  sessionId: string;
  tokenId: string;
}

type Times = Pick<Session, 'createdAt' | 'lastSeenAt'>;
type Found = PresentedUser &
  Times &
  Pick<Session, 'provedAt'> & { permissions: StoredPermission[]; bounce: string | null };
type Replaced = 'replacedTokenId' | 'replacedUntil';

const holderColumns = [
  's.created_at as createdAt',
  's.last_seen_at as lastSeenAt',
  's.proved_at as provedAt',
  's.token_id as tokenId',
  's.replaced_token_id as replacedTokenId',
  's.replaced_until as replacedUntil',
  's.written_lsn as writtenLsn',
  ...presentedColumns,
] as const;

const heldPermissions = ({ ref }: ExpressionBuilder<Database & { u: Database['users'] }, 'u'>) =>
  permissionsOf({ id: ref('u.id'), role: ref('u.role') }).as('permissions');

const bounce = ({ ref }: ExpressionBuilder<Database & { u: Database['users'] }, 'u'>) =>
  bounceReasonOf(ref('u.email')).as('bounce');

/** Exported for the twin of the bench. */
export const findHolder = statement(({ sessionId }: { sessionId: string }) =>
  db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(holderColumns)
    .select(heldPermissions)
    .select(bounce)
    .where('s.id', '=', sessionId)
    .where('s.ended_at', 'is', null)
    .where(({ not, ref }) => not(ref('u.is_disabled'))),
);

const useTicketOfHolder = statement((p: TicketUse) =>
  withUsedTicket(p)
    .selectFrom('used_ticket as t')
    .innerJoin('sessions as s', 's.id', 't.session_id')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select([...holderColumns, 's.id as sessionId', 't.request'])
    .select(heldPermissions)
    .select(bounce)
    .where('s.ended_at', 'is', null)
    .where(({ not, ref }) => not(ref('u.is_disabled'))),
);

const endSessions = statement((p: { userId: string; endedAt: Date; keptId: string | null }) =>
  db
    .updateTable('sessions')
    .set({ ended_at: p.endedAt })
    .where('user_id', '=', p.userId)
    .where('ended_at', 'is', null)
    .where('id', 'is distinct from', p.keptId),
);

const renewToken = statement((p: SessionToken & { newId: string; replacedUntil: Date }) =>
  db
    .updateTable('sessions')
    .set({ token_id: p.newId, replaced_token_id: p.tokenId, replaced_until: p.replacedUntil })
    .where('id', '=', p.sessionId)
    .where('token_id', '=', p.tokenId)
    .where('ended_at', 'is', null)
    .returning('user_id as userId'),
);

const noteWritten = statement((p: { sessionId: string }) =>
  db.updateTable('sessions').set({ written_lsn: currentLsn }).where('id', '=', p.sessionId),
);

@Injectable()
export class SessionsService implements TicketHolders {
  constructor(private readonly clock: Clock) {}

  async open(tx: EntityManager, userId: string): Promise<SessionToken> {
    const now = this.clock.now();
    const device = deviceName(currentUserAgent());
    const session = { id: newId(), tokenId: newId(), userId, createdAt: now, device };
    await tx.insert(Session, { ...session, lastSeenAt: now });
    return { sessionId: session.id, tokenId: session.tokenId };
  }

  /** @returns the new token, or null when the session has ended or another request renewed it */
  async renew(tx: EntityManager, token: SessionToken): Promise<SessionToken | null> {
    const tokenId = newId();
    const replacedUntil = after(this.clock.now(), REPLACED_FOR);
    const renewed = await renewToken.first(tx, { ...token, newId: tokenId, replacedUntil });
    return renewed ? { sessionId: token.sessionId, tokenId } : null;
  }

  /** @returns the caller's device, if the account has sessions on other devices only */
  async newDevice(tx: EntityManager, userId: string): Promise<string | null> {
    const device = deviceName(currentUserAgent());
    if (device === null) return null;
    const sessions = await tx.find(Session, {
      where: { userId },
      select: { id: true, device: true },
    });
    const isKnown = sessions.length === 0 || sessions.some((known) => known.device === device);
    return isKnown ? null : device;
  }

  /**
   * As currently stored; null when the session has ended.
   * @param tokenId of the request's token, which has to be a valid one
   */
  async holder(
    tx: EntityManager,
    sessionId: string,
    tokenId: string,
  ): Promise<AuthenticatedUser | null> {
    const found = await findHolder.first(tx, { sessionId });
    if (!found || this.isOver(found, found.role) || !this.isValid(tokenId, found)) return null;
    if (found.replacedTokenId && tokenId === found.tokenId) await this.endReplaced(tx, sessionId);
    await this.noteUse(tx, sessionId, found.lastSeenAt);
    readAs({ writtenLsn: found.writtenLsn });
    return this.person(found, { sessionId, tokenId });
  }

  async useTicket(tx: EntityManager, use: TicketUse) {
    const found = await useTicketOfHolder.first(tx, use);
    if (!found || this.isOver(found, found.role)) return null;
    const { sessionId, tokenId, request } = found;
    await this.noteUse(tx, sessionId, found.lastSeenAt);
    readAs({ writtenLsn: found.writtenLsn });
    return { person: this.person(found, { sessionId, tokenId }), request };
  }

  async list(
    tx: EntityManager,
    userId: string,
    currentId: string | null,
  ): Promise<PresentedSession[]> {
    const user = await tx.findOneByOrFail(User, { id: userId });
    const sessions = await tx.find(Session, {
      where: { userId, endedAt: IsNull() },
      order: { lastSeenAt: 'DESC', id: 'DESC' },
    });
    return sessions
      .filter((session) => !this.isOver(session, user.role))
      .map(({ id, createdAt, lastSeenAt, device }) => ({
        id,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastSeenAt.toISOString(),
        device,
        isCurrent: id === currentId,
      }));
  }

  /** After a request that may have written: until the replica has replayed it, the session reads from the primary. */
  async noteWrite(on: DataSource, sessionId: string): Promise<void> {
    await noteWritten.run(on, { sessionId });
  }

  /** For sensitive acts within the next minutes. */
  async noteProof(tx: EntityManager, sessionId: string): Promise<void> {
    await tx.update(Session, { id: sessionId, endedAt: IsNull() }, { provedAt: this.clock.now() });
  }

  async end(tx: EntityManager, sessionId: string): Promise<void> {
    await tx.update(Session, { id: sessionId, endedAt: IsNull() }, { endedAt: this.clock.now() });
  }

  /** @throws AppError NOT_FOUND when it has ended or is another person's */
  async endOwn(tx: EntityManager, userId: string, id: string): Promise<void> {
    const own = { id, userId, endedAt: IsNull() };
    const { affected } = await tx.update(Session, own, { endedAt: this.clock.now() });
    if (affected !== 1) throw sessionNotFound();
  }

  async endAll(tx: EntityManager, userId: string, keptId?: string): Promise<void> {
    await endSessions.run(tx, { userId, endedAt: this.clock.now(), keptId: keptId ?? null });
  }

  /** Ends and deletes the sessions. */
  async forgetAll(tx: EntityManager, userId: string): Promise<void> {
    await tx.delete(Session, { userId });
  }

  async forgetOver(tx: EntityManager): Promise<void> {
    const limit = after(this.clock.now(), -SESSION_LENGTH);
    await tx.delete(Session, { createdAt: LessThan(limit) });
  }

  private person(found: Found, token: SessionToken): AuthenticatedUser {
    const permissions = validAt(this.clock.now(), found.permissions);
    const provedAt = found.provedAt ?? found.createdAt;
    return { ...presentUser(found), ...token, permissions, provedAt, bounce: found.bounce };
  }

  private isOver({ createdAt, lastSeenAt }: Times, role: Role): boolean {
    const now = this.clock.now();
    const length = role === 'admin' ? ADMIN_SESSION_LENGTH : SESSION_LENGTH;
    return now >= after(createdAt, length) || now >= after(lastSeenAt, SESSION_IDLE);
  }

  private isValid(
    id: string,
    { tokenId, replacedTokenId, replacedUntil }: Pick<Session, 'tokenId' | Replaced>,
  ): boolean {
    if (id === tokenId) return true;
    return id === replacedTokenId && replacedUntil !== null && this.clock.now() < replacedUntil;
  }

  private async endReplaced(tx: EntityManager, id: string): Promise<void> {
    await tx.update(Session, { id }, { replacedTokenId: null, replacedUntil: null });
  }

  private async noteUse(tx: EntityManager, id: string, lastSeenAt: Date): Promise<void> {
    const now = this.clock.now();
    if (now < after(lastSeenAt, NOTE_EVERY)) return;
    await tx.update(Session, { id }, { lastSeenAt: now });
  }
}
