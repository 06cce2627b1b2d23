import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** @param id follows the kind in the cause of the email */
export type ReplyListener = (tx: EntityManager, id: string) => Promise<void>;

/** Rooms add what follows from a reply to their emails, in the transaction that keeps it. */
@Injectable()
export class ReplyListeners {
  private readonly listeners = new Map<string, ReplyListener>();

  /** @param kinds that begin the causes of emails @throws Error for a kind that is taken */
  add(kinds: string[], listener: ReplyListener): void {
    for (const kind of kinds) {
      if (this.listeners.has(kind))
        throw new Error(`Replies to "${kind}" have a listener already.`);
      this.listeners.set(kind, listener);
    }
  }

  /** @param cause of the email: its kind and an id, parted by colons */
  async tell(tx: EntityManager, cause: string): Promise<void> {
    const [kind = '', id] = cause.split(':');
    if (id !== undefined) await this.listeners.get(kind)?.(tx, id);
  }
}
