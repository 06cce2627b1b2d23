import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { PermittedUser } from '../http/policy/current-user.js';
import type { PresentedUser } from '../http/policy/user.schema.js';

export interface Erasure {
  /** The person, or an admin. */
  readonly actorId: string;
  /** For effects that cannot be rolled back, such as deleting files. */
  afterCommit: (work: () => Promise<void>) => void;
}

export interface PersonalDataPart {
  readonly name: string;

  /** Leaves out data hidden from the person, or from the organiser who reads it, and others' names. */
  collect(tx: EntityManager, person: PresentedUser, reader: PermittedUser): Promise<unknown>;

  /** Records that must be kept stay under the person's id. Undefined where another part does it. */
  erase?(tx: EntityManager, person: PresentedUser, erasure: Erasure): Promise<void>;
}

/** For `add` in `onModuleInit`, so that exports and erasures are complete. */
@Injectable()
export class PersonalDataParts {
  private readonly parts: PersonalDataPart[] = [];

  add(part: PersonalDataPart): void {
    this.parts.push(part);
  }

  /** By name, so that exports and locks do not depend on the order of the modules. */
  all(): PersonalDataPart[] {
    return this.parts.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  }
}
