import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

export interface ActToSend<Payload extends object = object> {
  subjectId: string;
  actorId: string;
  payload: Payload;
}

/** Takes effect in the transaction that ends the hold. @throws AppError when it no longer can */
export type Send<Payload extends object> = (
  tx: EntityManager,
  act: ActToSend<Payload>,
) => Promise<unknown>;

/** Rooms add what they hold: how each kind takes effect. */
@Injectable()
export class HeldKinds {
  private readonly kinds = new Map<string, Send<object>>();

  /** @throws Error for a kind that is taken */
  add<Payload extends object>(kind: string, send: Send<Payload>): void {
    if (this.kinds.has(kind)) throw new Error(`The held kind "${kind}" exists already.`);
    this.kinds.set(kind, send as Send<object>);
  }

  /** @throws Error for an unknown kind */
  send(kind: string): Send<object> {
    const send = this.kinds.get(kind);
    if (!send) throw new Error(`The held kind "${kind}" is unknown.`);
    return send;
  }
}
