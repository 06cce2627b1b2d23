import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import type { EntityManager } from 'typeorm';
import { db, fetchFirst } from '../../platform/database/db.js';
import { HiddenSubjects } from '../../platform/work/hidden-subjects.js';
import type { PermittedUser } from '../../platform/http/policy/current-user.js';

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/** Of `outgoing_emails as m`: its data, such as a link, or its cause names one of the ids. */
export const namesOneOf = (ids: RawBuilder<string[]>) => sql<boolean>`(
  cardinality(${ids}) > 0 AND EXISTS (
    SELECT FROM regexp_matches(m.cause || ' ' || m.data::text, ${sql.lit(UUID)}, 'g') AS named
     WHERE named[1]::uuid = ANY (${ids})))`;

/** An organiser with a conflict of interest sees that there is an email, and can send it again, and nothing more. */
@Injectable()
export class HiddenEmails {
  constructor(private readonly subjects: HiddenSubjects) {}

  /** Of `outgoing_emails as m`. */
  isHidden(organiser: PermittedUser): RawBuilder<boolean> {
    return namesOneOf(this.subjects.ids(organiser));
  }

  async includes(tx: EntityManager, organiser: PermittedUser, id: string): Promise<boolean> {
    const found = await fetchFirst(
      tx,
      db
        .selectFrom('outgoing_emails as m')
        .select('m.id')
        .where('m.id', '=', id)
        .where(this.isHidden(organiser)),
    );
    return found !== undefined;
  }
}
