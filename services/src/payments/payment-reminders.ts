import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../common/clock.js';
import { Housekeeping } from '../common/housekeeping.js';
import { after, DAY } from '../common/time.js';
import { PaymentCases } from './payment-cases.js';
import { PaymentMails } from './payment-mails.js';

/** The first comes so long before the payment date, the second so long after it. */
const BEFORE = 3 * DAY;
const OVERDUE = DAY;
/** Who registered just now has read the date just now. */
const SETTLED = DAY;
const BATCH = 100;

/** Another process that does the same at the same moment takes the next ones. */
const TAKE = `
  UPDATE payments SET reminders = $1
   WHERE id IN (
     SELECT id FROM payments
      WHERE status IN ('announced', 'short-paid') AND reminders < 2 AND reminders < $1
        AND pay_by <= $2 AND pay_by > $3 AND created_at <= $4
      ORDER BY pay_by LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
  RETURNING id`;

/** Reminds who announced a payment that does not come: once before its date, and once after it. */
@Injectable()
export class PaymentReminders implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly housekeeping: Housekeeping,
    private readonly cases: PaymentCases,
    private readonly mails: PaymentMails,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.housekeeping.add(() => this.remind());
  }

  private async remind(): Promise<void> {
    const now = this.clock.now();
    const due = { isOverdue: false, until: after(now, BEFORE), from: now };
    // What was overdue for a month before anybody reminded is for finance to look at.
    const overdue = { isOverdue: true, until: after(now, -OVERDUE), from: after(now, -30 * DAY) };
    while (await this.batch(due, now));
    while (await this.batch(overdue, now));
  }

  /** @returns whether there may be more */
  private batch(
    { isOverdue, until, from }: { isOverdue: boolean; until: Date; from: Date },
    now: Date,
  ): Promise<boolean> {
    return this.dataSource.transaction(async (tx) => {
      const limits = [isOverdue ? 2 : 1, until, from, after(now, -SETTLED)];
      const [taken] = await tx.query<[{ id: string }[], number]>(TAKE, limits);
      for (const { id } of taken) {
        await this.mails.remind(tx, await this.cases.find(tx, { id }), isOverdue);
      }
      return taken.length === BATCH;
    });
  }
}
