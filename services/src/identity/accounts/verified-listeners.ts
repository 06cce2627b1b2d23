import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { PresentedUser } from '../../platform/http/policy/user.schema.js';

type Listener = (tx: EntityManager, user: PresentedUser) => Promise<void>;

/** Notified at verification and at each verified login; for `onModuleInit` of higher rooms. */
@Injectable()
export class VerifiedListeners {
  private readonly listeners: Listener[] = [];

  listen(listener: Listener): void {
    this.listeners.push(listener);
  }

  async tell(tx: EntityManager, user: PresentedUser): Promise<void> {
    for (const listener of this.listeners) await listener(tx, user);
  }
}
