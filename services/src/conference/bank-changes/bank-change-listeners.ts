import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

export interface EffectiveChange {
  id: string;
  editionId: string;
}

type Listener = (tx: EntityManager, change: EffectiveChange) => Promise<void>;

/**
 * For modules above this one that act when bank details take effect, in the same transaction. They call
 * `listen` once, in `onModuleInit`.
 */
@Injectable()
export class BankChangeListeners {
  private readonly listeners: Listener[] = [];

  listen(listener: Listener): void {
    this.listeners.push(listener);
  }

  async notify(tx: EntityManager, change: EffectiveChange): Promise<void> {
    for (const listener of this.listeners) await listener(tx, change);
  }
}
