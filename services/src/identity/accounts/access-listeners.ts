import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

type Listener = (tx: EntityManager, userId: string, actorId: string) => Promise<void>;

/** Notified in the transaction of a change of role, permissions or disabling; for `onModuleInit` of higher rooms. */
@Injectable()
export class AccessListeners {
  private readonly listeners: Listener[] = [];

  listen(listener: Listener): void {
    this.listeners.push(listener);
  }

  async notify(tx: EntityManager, userId: string, actorId: string): Promise<void> {
    for (const listener of this.listeners) await listener(tx, userId, actorId);
  }
}
