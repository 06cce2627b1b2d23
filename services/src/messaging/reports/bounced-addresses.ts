import { Injectable } from '@nestjs/common';
import type { Expression } from 'kysely';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/core/clock.js';
import { newId } from '../../platform/core/new-id.js';
import { db } from '../../platform/database/db.js';
import { emailKeyOf } from '../../platform/database/expressions.js';
import { statement } from '../../platform/database/statement.js';

export interface Bounce {
  reason: string;
  since: Date;
}

const find = statement((p: { email: string }) =>
  db
    .selectFrom('bounced_addresses')
    .select(['reason', 'since'])
    .where('address_key', '=', emailKeyOf(p.email)),
);

/** Part of a statement that reads an address; null while its emails arrive. */
export const bounceReasonOf = (email: Expression<string>) =>
  db.selectFrom('bounced_addresses').select('reason').where('address_key', '=', emailKeyOf(email));

const add = statement((p: { id: string; email: string; reason: string; now: Date }) =>
  db
    .insertInto('bounced_addresses')
    .values({
      ...{ id: p.id, address_key: emailKeyOf(p.email), email: p.email },
      ...{ reason: p.reason, since: p.now },
    })
    .onConflict((conflict) => conflict.column('address_key').doNothing()),
);

const remove = statement((p: { email: string }) =>
  db.deleteFrom('bounced_addresses').where('address_key', '=', emailKeyOf(p.email)),
);

const noteReplaced = statement((p: { email: string; now: Date }) =>
  db
    .updateTable('bounced_addresses')
    .set({ replaced_at: p.now })
    .where('address_key', '=', emailKeyOf(p.email))
    .where('replaced_at', 'is', null),
);

/** Addresses that get no emails until they are corrected. Of addresses, because people without an account get emails, too. */
@Injectable()
export class BouncedAddresses {
  constructor(private readonly clock: Clock) {}

  async find(tx: EntityManager, email: string): Promise<Bounce | undefined> {
    return find.first(tx, { email });
  }

  /** A repeat changes nothing. */
  async add(tx: EntityManager, email: string, reason: string): Promise<void> {
    await add.run(tx, { id: newId(), email, reason, now: this.clock.now() });
  }

  /** For an address at which a person got an email: by its code or its link. */
  async clear(tx: EntityManager, email: string): Promise<void> {
    await remove.run(tx, { email });
  }

  /** For the former address of an account, which is still not written to, and of which no one has to be told. */
  async noteReplaced(tx: EntityManager, email: string): Promise<void> {
    await noteReplaced.run(tx, { email, now: this.clock.now() });
  }
}
