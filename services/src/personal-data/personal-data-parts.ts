import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { PresentedUser } from '../users/user.schema.js';

export interface Erasure {
  /** Who asked for it: the person, or an admin. */
  readonly actorId: string;
  /** For what no transaction can take back, such as the content of files. */
  afterCommit: (work: () => Promise<void>) => void;
}

/** What one module knows about a person. */
export interface PersonalDataPart {
  /** Its name in the export. */
  readonly name: string;

  /**
   * What is told of the person, as JSON: nothing that the person could not see, and nobody else's
   * name. `readerId` is who reads it: the person, or an admin.
   */
  collect(tx: EntityManager, person: PresentedUser, readerId: string): Promise<unknown>;

  /**
   * Removes what says who the person was, with what nobody needs. What must be kept stays under the
   * person's id. Left out where that is done by another part.
   */
  erase?(tx: EntityManager, person: PresentedUser, erasure: Erasure): Promise<void>;
}

/**
 * Where modules put what they know about people, so that an export is whole and an erasure leaves
 * nothing. They call `add` once, in `onModuleInit`.
 */
@Injectable()
export class PersonalDataParts {
  private readonly parts: PersonalDataPart[] = [];

  add(part: PersonalDataPart): void {
    this.parts.push(part);
  }

  /** By name, so that neither exports nor locks depend on the order of the modules. */
  all(): PersonalDataPart[] {
    return this.parts.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  }
}
