import { Injectable } from '@nestjs/common';
import { IsNull, LessThan, type EntityManager } from 'typeorm';
import { Clock } from '../common/clock.js';
import { notFound } from '../common/common.errors.js';
import { newId } from '../common/new-id.js';
import { currentUserAgent } from '../common/request-context.js';
import { after, DAY, HOUR, MINUTE } from '../common/time.js';
import { prepared } from '../database/prepared.js';
import { deviceName } from './device-name.js';
import type { Role } from './role.js';
import { Session } from './session.entity.js';
import type { PresentedSession } from './session.schema.js';
import { User } from './user.entity.js';
import { presentUser } from './user.presenter.js';
import type { PresentedUser } from './user.schema.js';
import { presentedColumns } from './user.sql.js';

export const SESSION_IDLE = 14 * DAY;
export const SESSION_LENGTH = 30 * DAY;
export const ADMIN_SESSION_LENGTH = 12 * HOUR;
/** A session notes that it is in use at most this often. */
const NOTE_EVERY = 5 * MINUTE;

type Times = Pick<Session, 'createdAt' | 'lastSeenAt'>;

/** Every request begins with it. */
const HOLDER = prepared(`
  SELECT s.created_at AS "createdAt", s.last_seen_at AS "lastSeenAt", ${presentedColumns('u')}
    FROM sessions s JOIN users u ON u.id = s.user_id
   WHERE s.id = $1 AND s.ended_at IS NULL AND NOT u.is_disabled`);

const END_ALL = prepared(`
  UPDATE sessions SET ended_at = $2
   WHERE user_id = $1 AND ended_at IS NULL AND id IS DISTINCT FROM $3`);

@Injectable()
export class SessionsService {
  constructor(private readonly clock: Clock) {}

  /** @returns the id of the new session, on the device that asks */
  async open(tx: EntityManager, userId: string): Promise<string> {
    const now = this.clock.now();
    const device = deviceName(currentUserAgent());
    const session = { id: newId(), userId, createdAt: now, lastSeenAt: now, device };
    await tx.insert(Session, session);
    return session.id;
  }

  /** @returns the device that asks, when the account has sessions on other devices alone */
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

  /** Who holds the session, as the database knows them now; null when it is dead. */
  async holder(tx: EntityManager, sessionId: string): Promise<PresentedUser | null> {
    const [found] = await tx.query<(Times & PresentedUser)[]>(HOLDER, [sessionId]);
    if (!found || this.isOver(found, found.role)) return null;
    await this.noteUse(tx, sessionId, found.lastSeenAt);
    return presentUser(found);
  }

  /** The person's living sessions, the newest use first. */
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

  async end(tx: EntityManager, sessionId: string): Promise<void> {
    await tx.update(Session, { id: sessionId, endedAt: IsNull() }, { endedAt: this.clock.now() });
  }

  /** @throws AppError NOT_FOUND when it is not the person's, or over already */
  async endOwn(tx: EntityManager, userId: string, id: string): Promise<void> {
    const own = { id, userId, endedAt: IsNull() };
    const { affected } = await tx.update(Session, own, { endedAt: this.clock.now() });
    if (affected !== 1) throw notFound('This session');
  }

  /** @param keptId a session that goes on */
  async endAll(tx: EntityManager, userId: string, keptId?: string): Promise<void> {
    await tx.query(END_ALL, [userId, this.clock.now(), keptId ?? null]);
  }

  /** Ends the person's sessions and forgets that they were. */
  async forgetAll(tx: EntityManager, userId: string): Promise<void> {
    await tx.delete(Session, { userId });
  }

  /** Forgets sessions that are longer over than any can live. */
  async forgetOver(tx: EntityManager): Promise<void> {
    const limit = after(this.clock.now(), -SESSION_LENGTH);
    await tx.delete(Session, { createdAt: LessThan(limit) });
  }

  private isOver({ createdAt, lastSeenAt }: Times, role: Role): boolean {
    const now = this.clock.now();
    const length = role === 'admin' ? ADMIN_SESSION_LENGTH : SESSION_LENGTH;
    return now >= after(createdAt, length) || now >= after(lastSeenAt, SESSION_IDLE);
  }

  private async noteUse(tx: EntityManager, id: string, lastSeenAt: Date): Promise<void> {
    const now = this.clock.now();
    if (now < after(lastSeenAt, NOTE_EVERY)) return;
    await tx.update(Session, { id }, { lastSeenAt: now });
  }
}
