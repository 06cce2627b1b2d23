import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/core/clock.js';
import { db } from '../../platform/database/db.js';
import { emailKeyOf } from '../../platform/database/expressions.js';
import { statement } from '../../platform/database/statement.js';

const find = statement((p: { email: string }) =>
  db
    .selectFrom('announcement_opt_outs')
    .select('opted_out_at as optedOutAt')
    .where('address_key', '=', emailKeyOf(p.email)),
);

const add = statement((p: { email: string; now: Date }) =>
  db
    .insertInto('announcement_opt_outs')
    .values({ address_key: emailKeyOf(p.email), opted_out_at: p.now })
    .onConflict((conflict) => conflict.column('address_key').doNothing()),
);

const remove = statement((p: { email: string }) =>
  db.deleteFrom('announcement_opt_outs').where('address_key', '=', emailKeyOf(p.email)),
);

/** Addresses that get no announcements. Of addresses, because people register without an account, too. */
@Injectable()
export class AnnouncementOptOuts {
  constructor(private readonly clock: Clock) {}

  async includes(tx: EntityManager, email: string): Promise<boolean> {
    return (await find.first(tx, { email })) !== undefined;
  }

  /** A repeat changes nothing. */
  async add(tx: EntityManager, email: string): Promise<void> {
    await add.run(tx, { email, now: this.clock.now() });
  }

  async remove(tx: EntityManager, email: string): Promise<void> {
    await remove.run(tx, { email });
  }
}
