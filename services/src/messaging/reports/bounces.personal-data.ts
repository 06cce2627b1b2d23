import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { db } from '../../platform/database/db.js';
import { emailKeyOf } from '../../platform/database/expressions.js';
import { statement } from '../../platform/database/statement.js';
import type { PresentedUser } from '../../platform/http/policy/user.schema.js';
import {
  PersonalDataParts,
  type PersonalDataPart,
} from '../../platform/personal-data/personal-data-parts.js';

const findReports = statement((p: { email: string }) =>
  db
    .selectFrom('delivery_reports')
    .select(['kind', 'status', 'reason', 'received_at as receivedAt'])
    .where('address_key', '=', emailKeyOf(p.email))
    .orderBy('received_at'),
);

const forgetReports = statement((p: { email: string }) =>
  db.deleteFrom('delivery_reports').where('address_key', '=', emailKeyOf(p.email)),
);

const forgetBounce = statement((p: { email: string }) =>
  db.deleteFrom('bounced_addresses').where('address_key', '=', emailKeyOf(p.email)),
);

/** Of an address that is verified: another one may be a stranger's. */
@Injectable()
export class BouncesPersonalData implements PersonalDataPart, OnModuleInit {
  readonly name = 'delivery-reports';

  constructor(private readonly parts: PersonalDataParts) {}

  onModuleInit(): void {
    this.parts.add(this);
  }

  async collect(tx: EntityManager, { email, isEmailVerified }: PresentedUser) {
    return isEmailVerified ? findReports.all(tx, { email }) : [];
  }

  async erase(tx: EntityManager, { email, isEmailVerified }: PresentedUser): Promise<void> {
    if (!isEmailVerified) return;
    await forgetReports.run(tx, { email });
    await forgetBounce.run(tx, { email });
  }
}
