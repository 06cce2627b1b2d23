import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Right } from '../http/policy/rights.js';
import type { PermittedUser } from '../http/policy/current-user.js';

export interface ActToSend<Payload extends object = object> {
  subjectId: string;
  /** As they are when the hold ends. */
  actor: PermittedUser;
  payload: Payload;
}

/** Takes effect in the transaction that ends the hold. @throws AppError when it no longer can, `NoLongerAllowed` for its actor */
export type Send<Payload extends object> = (
  tx: EntityManager,
  act: ActToSend<Payload>,
) => Promise<unknown>;

interface HeldKind {
  /** Of its actor, when the hold ends as when it begins. */
  right: Right;
  send: Send<object>;
}

/** Rooms add what they hold: how each kind takes effect. */
@Injectable()
export class HeldKinds {
  private readonly kinds = new Map<string, HeldKind>();

  /** @throws Error for a kind that is taken */
  add<Payload extends object>(kind: string, right: Right, send: Send<Payload>): void {
    if (this.kinds.has(kind)) throw new Error(`The held kind "${kind}" exists already.`);
    this.kinds.set(kind, { right, send: send as Send<object> });
  }

  /** @throws Error for an unknown kind */
  find(name: string): HeldKind {
    const kind = this.kinds.get(name);
    if (!kind) throw new Error(`The held kind "${name}" is unknown.`);
    return kind;
  }
}
