import { Injectable } from '@nestjs/common';
import { IsNull, LessThan, Not, type EntityManager } from 'typeorm';
import { Clock } from '../common/clock.js';
import { notFound } from '../common/common.errors.js';
import { newId } from '../common/new-id.js';
import { currentUserAgent } from '../common/request-context.js';
import { after, DAY, HOUR, MINUTE } from '../common/time.js';
import { deviceName } from './device-name.js';
import { Session } from './session.entity.js';
import type { PresentedSession } from './session.schema.js';
import { User } from './user.entity.js';
import { presentUser } from './user.presenter.js';
import type { PresentedUser } from './user.schema.js';

export const SESSION_IDLE = 14 * DAY;
export const SESSION_LENGTH = 30 * DAY;
export const ADMIN_SESSION_LENGTH = 12 * HOUR;
/** A session notes that it is in use at most this often. */
const NOTE_EVERY = 5 * MINUTE;

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
    const session = await tx.findOneBy(Session, { id: sessionId, endedAt: IsNull() });
    if (!session) return null;
    const user = await tx.findOneBy(User, { id: session.userId, isDisabled: false });
    if (!user || this.isOver(session, user)) return null;
    await this.noteUse(tx, session);
    return presentUser(user);
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
      .filter((session) => !this.isOver(session, user))
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
    const ended = { userId, endedAt: IsNull(), ...(keptId && { id: Not(keptId) }) };
    await tx.update(Session, ended, { endedAt: this.clock.now() });
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

  private isOver(session: Session, user: User): boolean {
    const now = this.clock.now();
    const length = user.role === 'admin' ? ADMIN_SESSION_LENGTH : SESSION_LENGTH;
    return (
      now >= after(session.createdAt, length) || now >= after(session.lastSeenAt, SESSION_IDLE)
    );
  }

  private async noteUse(tx: EntityManager, session: Session): Promise<void> {
    const now = this.clock.now();
    if (now < after(session.lastSeenAt, NOTE_EVERY)) return;
    await tx.update(Session, { id: session.id }, { lastSeenAt: now });
  }
}
