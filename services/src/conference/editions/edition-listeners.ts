import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

type Listener = (tx: EntityManager, editionId: string) => Promise<void>;

/** For higher rooms that act when an edition was saved, in the same transaction, from `onModuleInit`. */
@Injectable()
export class EditionListeners {
  private readonly listeners: Listener[] = [];

  listen(listener: Listener): void {
    this.listeners.push(listener);
  }

  async notify(tx: EntityManager, editionId: string): Promise<void> {
    for (const listener of this.listeners) await listener(tx, editionId);
  }
}
