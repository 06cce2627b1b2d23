import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  BankChangeListeners,
  type EffectiveChange,
} from '../../conference/bank-changes/bank-change-listeners.js';
import { db } from '../../platform/database/db.js';
import { statement } from '../../platform/database/statement.js';
import type { PaymentStatus } from '../payments/ledger/payment-status.js';
import { PaymentCases } from '../payments/ledger/payment-cases.js';
import { PaymentEmails } from '../payments/emails/payment-emails.js';

const OPEN: PaymentStatus[] = ['awaiting-payment', 'underpaid'];
const BATCH = 200;
const FIRST = '00000000-0000-0000-0000-000000000000';

const findOpen = statement((p: { editionId: string; afterId: string }) =>
  db
    .selectFrom('payments as p')
    .innerJoin('registrations as r', 'r.id', 'p.registration_id')
    .select('p.registration_id as registrationId')
    .where('r.edition_id', '=', p.editionId)
    .where('p.status', 'in', OPEN)
    .where('p.registration_id', '>', p.afterId)
    .orderBy('p.registration_id')
    .limit(BATCH),
);

/** Sends other bank details to the payers of open payments, in the transaction that makes them effective. */
@Injectable()
export class BankChangeEmails implements OnModuleInit {
  constructor(
    private readonly listeners: BankChangeListeners,
    private readonly cases: PaymentCases,
    private readonly emails: PaymentEmails,
  ) {}

  onModuleInit(): void {
    this.listeners.listen((tx, change) => this.send(tx, change));
  }

  private async send(tx: EntityManager, { id, editionId }: EffectiveChange): Promise<void> {
    let afterId = FIRST;
    for (;;) {
      const rows = await findOpen.all(tx, { editionId, afterId });
      const ids = rows.map(({ registrationId }) => registrationId);
      for (const about of await this.cases.all(tx, ids)) {
        await this.emails.bankChanged(tx, about, id);
      }
      const last = ids.at(-1);
      if (last === undefined || ids.length < BATCH) return;
      afterId = last;
    }
  }
}
