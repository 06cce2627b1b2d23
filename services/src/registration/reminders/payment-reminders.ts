import type { PaymentStatus } from '../payments/ledger/payment-status.js';
import { statement } from '../../platform/database/statement.js';
import { db } from '../../platform/database/db.js';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/core/clock.js';
import { isOnHold } from '../../platform/holds/held-acts.read-model.js';
import { Scheduler } from '../../platform/jobs/scheduler.js';
import { after, DAY } from '../../platform/core/time.js';
import { refundsUnderWay } from '../payments/ledger/refunds-under-way.read-model.js';
import { PaymentCases } from '../payments/ledger/payment-cases.js';
import { PaymentEmails } from '../payments/emails/payment-emails.js';
import { openWaivers } from '../reductions/open-waivers.read-model.js';
import { OverdueRegistrations } from './overdue-registrations.js';

const BEFORE = 3 * DAY;
const OVERDUE = DAY;
/** Recent registrations get no reminder. */
const SETTLED = DAY;
const BATCH = 100;

interface Due {
  reminders: number;
  until: Date;
  from: Date;
  createdBefore: Date;
}

const UNPAID: PaymentStatus[] = ['awaiting-payment', 'underpaid'];

/** Skips payments with an act on hold, a refund under way or an open application for a waiver, and rows that another process reminds at the same time. */
const takeDue = statement((p: Due) =>
  db
    .updateTable('payments')
    .set({ reminders: p.reminders })
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('payments as p')
        .select('p.id')
        .where('status', 'in', UNPAID)
        .where('amount_cents', '>', 0)
        .where('reminders', '<', 2)
        .where('reminders', '<', p.reminders)
        .where('pay_by', '<=', p.until)
        .where('pay_by', '>', p.from)
        .where('created_at', '<=', p.createdBefore)
        .where(({ not, ref }) => not(isOnHold('payment', ref('p.id'))))
        .where(({ not, exists, ref }) =>
          not(exists(refundsUnderWay.select('due.id').where('due.payment_id', '=', ref('p.id')))),
        )
        .where(({ not, exists, ref }) =>
          not(exists(openWaivers.select('asked.id').where('asked.payment_id', '=', ref('p.id')))),
        )
        .orderBy('pay_by')
        .limit(BATCH)
        .forUpdate()
        .skipLocked(),
    )
    .returning('id'),
);

@Injectable()
export class PaymentReminders implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scheduler: Scheduler,
    private readonly cases: PaymentCases,
    private readonly emails: PaymentEmails,
    private readonly overdue: OverdueRegistrations,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.scheduler.add(() => this.remind());
  }

  private async remind(): Promise<void> {
    const now = this.clock.now();
    await this.overdue.follow(now);
    const due = { isOverdue: false, until: after(now, BEFORE), from: now };
    // Payments overdue for more than a month are left to finance.
    const overdue = { isOverdue: true, until: after(now, -OVERDUE), from: after(now, -30 * DAY) };
    while (await this.batch(due, now));
    while (await this.batch(overdue, now));
  }

  /** @returns whether more payments may be due */
  private batch(
    { isOverdue, until, from }: { isOverdue: boolean; until: Date; from: Date },
    now: Date,
  ): Promise<boolean> {
    return this.dataSource.transaction(async (tx) => {
      const reminders = isOverdue ? 2 : 1;
      const createdBefore = after(now, -SETTLED);
      const taken = await takeDue.all(tx, { reminders, until, from, createdBefore });
      for (const { id } of taken) {
        await this.emails.remind(tx, await this.cases.find(tx, { id }), isOverdue);
      }
      return taken.length === BATCH;
    });
  }
}
