import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { after, DAY } from '../../platform/core/time.js';
import { PaymentEmails } from '../payments/emails/payment-emails.js';
import { PaymentCases } from '../payments/ledger/payment-cases.js';
import { RegistrationCancellations } from '../payments/payer/registration-cancellations.js';
import {
  announceCancellations,
  BATCH,
  endAnnouncements,
  findToCancel,
  takeReminders,
} from './overdue-payments.read-model.js';

/** Transfers arrive a day after the last moment to order them. */
const ARRIVAL = DAY;
/** Between the email that announces a cancellation and the cancellation, at least. */
const NOTICE = 3 * DAY;
/** Further reminders end; finance decides from then on. */
const LAST_REMINDER = 30 * DAY;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** Applies the edition's rule for overdue registrations. The default does nothing. */
@Injectable()
export class OverdueRegistrations {
  private readonly logger = new Logger(OverdueRegistrations.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly cases: PaymentCases,
    private readonly registrations: RegistrationCancellations,
    private readonly emails: PaymentEmails,
  ) {}

  /** Before other reminders: an announced cancellation takes the place of the one after the payment date. */
  async follow(now: Date): Promise<void> {
    await endAnnouncements.run(this.dataSource);
    while (await this.announce(now));
    while (await this.remindAgain(now));
    await this.cancel(now);
  }

  /** @returns whether more may be due */
  private announce(now: Date): Promise<boolean> {
    return this.dataSource.transaction(async (tx) => {
      const due = { overdueSince: after(now, -ARRIVAL), earliest: after(now, NOTICE) };
      const taken = await announceCancellations.all(tx, due);
      for (const { id } of taken)
        await this.emails.remind(tx, await this.cases.find(tx, { id }), true);
      return taken.length === BATCH;
    });
  }

  private remindAgain(now: Date): Promise<boolean> {
    return this.dataSource.transaction(async (tx) => {
      const since = { overdueSince: after(now, -ARRIVAL), from: after(now, -LAST_REMINDER) };
      const taken = await takeReminders.all(tx, { now, ...since });
      for (const { id } of taken)
        await this.emails.remind(tx, await this.cases.find(tx, { id }), true);
      return taken.length === BATCH;
    });
  }

  /** Each in a transaction: one that fails keeps no other. */
  private async cancel(now: Date): Promise<void> {
    let afterId = FIRST;
    for (;;) {
      const due = await findToCancel.all(this.dataSource, { now, afterId });
      for (const { id } of due) {
        await this.registrations
          .cancelOverdue(id, now)
          .catch((error: unknown) => this.logger.error(error));
        afterId = id;
      }
      if (due.length < BATCH) return;
    }
  }
}
