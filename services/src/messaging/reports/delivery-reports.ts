import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../platform/core/clock.js';
import { newId } from '../../platform/core/new-id.js';
import { after, DAY } from '../../platform/core/time.js';
import { count, emailKeyOf } from '../../platform/database/expressions.js';
import { db } from '../../platform/database/db.js';
import { statement } from '../../platform/database/statement.js';
import { AnnouncementOptOuts } from '../opt-outs/announcement-opt-outs.js';
import { type EmailAttempt, withAttempt } from '../outbox/email-history.js';
import { OutgoingEmail } from '../outbox/outgoing-email.entity.js';
import { BouncedAddresses } from './bounced-addresses.js';
import { type DeliveryReport, isPermanentOfAddress } from './delivery-report.js';

/** An address is marked when so many emails to it were given up within the period, whatever the reasons. */
export const MOST_FAILURES = 3;
const PERIOD = 14 * DAY;

interface NewReport extends DeliveryReport {
  id: string;
  sourceKey: string;
  emailId: string;
  email: string;
  now: Date;
}

const insertReport = statement((p: NewReport) =>
  db
    .insertInto('delivery_reports')
    .values({
      ...{ id: p.id, source_key: p.sourceKey, email_id: p.emailId, kind: p.kind, status: p.status },
      ...{ address_key: emailKeyOf(p.email), reason: p.reason, received_at: p.now },
    })
    .onConflict((conflict) => conflict.column('source_key').doNothing()),
);

const countFailed = statement((p: { email: string; since: Date }) =>
  db
    .selectFrom(
      db
        .selectFrom('delivery_reports')
        .select('email_id')
        .distinct()
        .where('address_key', '=', emailKeyOf(p.email))
        .where('received_at', '>', p.since)
        .where('kind', '=', 'failed')
        .as('failed'),
    )
    .select(count().as('emails')),
);

const OUTCOMES = {
  failed: 'bounced',
  delayed: 'delayed',
  complained: 'complained',
} as const satisfies Record<DeliveryReport['kind'], EmailAttempt['outcome']>;

/** What follows from reports, wherever they were received. */
@Injectable()
export class DeliveryReports {
  constructor(
    private readonly bounced: BouncedAddresses,
    private readonly optOuts: AnnouncementOptOuts,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /**
   * Nothing for an email that is unknown or was erased, and for a report that was received before.
   * @param sourceKey names the report at its source
   * @returns whether something changed
   */
  async receive(
    tx: EntityManager,
    emailId: string,
    sourceKey: string,
    report: DeliveryReport,
  ): Promise<boolean> {
    const lock = { mode: 'pessimistic_write' } as const;
    const email = await tx.findOne(OutgoingEmail, { where: { id: emailId }, lock });
    if (!email) return false;
    const now = this.clock.now();
    const { recipient } = email;
    const row = { ...report, id: newId(), sourceKey, emailId, email: recipient, now };
    if ((await insertReport.run(tx, row)) === 0) return false;
    await this.note(tx, email, report, now);
    if (report.kind === 'complained') await this.optOut(tx, email);
    if (await this.isBounced(tx, recipient, report, now)) {
      await this.bounced.add(tx, recipient, report.reason);
    }
    return true;
  }

  private async note(
    tx: EntityManager,
    { id, history, status }: OutgoingEmail,
    { kind, reason }: DeliveryReport,
    now: Date,
  ): Promise<void> {
    const isBounced = kind === 'failed' && status === 'sent';
    await tx.update(OutgoingEmail, id, {
      history: withAttempt(history, now, OUTCOMES[kind], reason),
      ...(isBounced && { status: 'bounced', lastError: reason }),
    });
  }

  private async optOut(tx: EntityManager, { id, recipient }: OutgoingEmail): Promise<void> {
    if (await this.optOuts.includes(tx, recipient)) return;
    await this.optOuts.add(tx, recipient);
    const subject = { type: 'email', id };
    await this.audit.record(tx, { actorId: null, action: 'email.complained', subject });
  }

  private async isBounced(
    tx: EntityManager,
    email: string,
    report: DeliveryReport,
    now: Date,
  ): Promise<boolean> {
    if (report.kind !== 'failed') return false;
    if (isPermanentOfAddress(report)) return true;
    const { emails } = await countFailed.one(tx, { email, since: after(now, -PERIOD) });
    return emails >= MOST_FAILURES;
  }
}
