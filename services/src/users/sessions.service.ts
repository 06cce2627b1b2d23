import { Injectable } from '@nestjs/common';
import { IsNull, LessThan, type EntityManager } from 'typeorm';
import { Clock } from '../common/clock.js';
import { newId } from '../common/new-id.js';
import { after, DAY, HOUR, MINUTE } from '../common/time.js';
import { Session } from './session.entity.js';
import { User } from './user.entity.js';
import { presentUser } from './user.presenter.js';
import type { PresentedUser } from './user.schema.js';

const SESSION_IDLE = 14 * DAY;
export const SESSION_LENGTH = 30 * DAY;
const ADMIN_SESSION_LENGTH = 12 * HOUR;
/** A session notes that it is in use at most this often. */
const NOTE_EVERY = 5 * MINUTE;

@Injectable()
export class SessionsService {
  constructor(private readonly clock: Clock) {}

  /** @returns the id of the new session */
  async open(tx: EntityManager, userId: string): Promise<string> {
    const now = this.clock.now();
    const session = { id: newId(), userId, createdAt: now, lastSeenAt: now };
    await tx.insert(Session, session);
    return session.id;
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

  async end(tx: EntityManager, sessionId: string): Promise<void> {
    await tx.update(Session, { id: sessionId, endedAt: IsNull() }, { endedAt: this.clock.now() });
  }

  async endAll(tx: EntityManager, userId: string): Promise<void> {
    await tx.update(Session, { userId, endedAt: IsNull() }, { endedAt: this.clock.now() });
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
