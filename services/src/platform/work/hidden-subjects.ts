import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import type { PermittedUser } from '../http/policy/current-user.js';

/** Selects ids, of whatever kind. */
type Select = (organiser: PermittedUser) => RawBuilder<string>;

/** What an organiser has a conflict with: a room provides it in `onModuleInit`, for rooms further down. */
@Injectable()
export class HiddenSubjects {
  private select: Select = () => sql`SELECT NULL::uuid WHERE false`;

  provide(select: Select): void {
    this.select = select;
  }

  /** An array, which a statement reads once. */
  ids(organiser: PermittedUser): RawBuilder<string[]> {
    return sql<string[]>`ARRAY(${this.select(organiser)})`;
  }
}
