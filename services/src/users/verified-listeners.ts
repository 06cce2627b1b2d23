import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { PresentedUser } from './user.schema.js';

type Listener = (tx: EntityManager, user: PresentedUser) => Promise<void>;

/**
 * For modules above this one that act when an account's e-mail is verified, and at each
 * sign-in with a verified one, such as an earlier
 * anonymous registration that joins the account. They call `listen` once, in `onModuleInit`.
 */
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
