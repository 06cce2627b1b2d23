import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../platform/core/clock.js';
import { withAttempt } from '../outbox/email-history.js';
import { beingSent, notRetryable, emailNotFound } from '../outbox/emails.errors.js';
import { isRetryable } from '../outbox/email-status.js';
import { wakeRelay } from '../outbox/email-outbox.js';
import { OutgoingEmail } from '../outbox/outgoing-email.entity.js';

@Injectable()
export class EmailRetry {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly audit: AuditService,
  ) {}

  /** @throws AppError NOT_FOUND; INVALID_TRANSITION when it was sent or is expired; CONFLICT while sending */
  async retry(actorId: string, id: string): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const { status, history, expiresAt } = await this.lock(tx, id);
      const now = this.clock.now();
      if (!isRetryable(status)) throw notRetryable(status);
      if (expiresAt && expiresAt <= now) throw notRetryable('expired');
      await tx.update(OutgoingEmail, id, {
        status: 'queued',
        tries: 0,
        nextTryAt: now,
        relayedAt: null,
        history: withAttempt(history, now, 'retried'),
      });
      await this.audit.record(tx, {
        actorId,
        action: 'email.retried',
        subject: { type: 'email', id },
        before: status,
        after: 'queued',
      });
      await wakeRelay(tx);
    });
  }

  /** Fails instead of waiting for a worker that sends the email. */
  private async lock(tx: EntityManager, id: string): Promise<OutgoingEmail> {
    const lock = { mode: 'pessimistic_write', onLocked: 'skip_locked' } as const;
    const email = await tx.findOne(OutgoingEmail, { where: { id }, lock });
    if (email) return email;
    throw (await tx.existsBy(OutgoingEmail, { id })) ? beingSent() : emailNotFound();
  }
}
