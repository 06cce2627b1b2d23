import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { Clock } from '../common/clock.js';
import { notFound } from '../common/common.errors.js';
import { withTry } from './mail-history.js';
import { beingSent, notToRetry } from './mail.errors.js';
import { wakeRelay } from './mail-outbox.js';
import { OutgoingMail } from './outgoing-mail.entity.js';

/** An admin's wish that a parked or waiting mail is tried now. */
@Injectable()
export class MailRetry {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly audit: AuditService,
  ) {}

  /**
   * Begins anew, with the short pauses of a first try.
   * @throws AppError NOT_FOUND, INVALID_TRANSITION when sent or expired, CONFLICT while being sent
   */
  async retry(actorId: string, id: string): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const { status, history, expiresAt } = await this.lock(tx, id);
      const now = this.clock.now();
      if (status === 'sent' || status === 'expired') throw notToRetry(status);
      if (expiresAt && expiresAt <= now) throw notToRetry('expired');
      await tx.update(OutgoingMail, id, {
        status: 'queued',
        tries: 0,
        nextTryAt: now,
        relayedAt: null,
        history: withTry(history, now, 'retried'),
      });
      await this.audit.record(tx, {
        actorId,
        action: 'mail.retried',
        subject: { type: 'mail', id },
        before: status,
        after: 'queued',
      });
      await wakeRelay(tx);
    });
  }

  /** A mail that is being sent is locked for as long as the mail server takes: nobody waits for that. */
  private async lock(tx: EntityManager, id: string): Promise<OutgoingMail> {
    const lock = { mode: 'pessimistic_write', onLocked: 'skip_locked' } as const;
    const mail = await tx.findOne(OutgoingMail, { where: { id }, lock });
    if (mail) return mail;
    throw (await tx.existsBy(OutgoingMail, { id })) ? beingSent() : notFound('This mail');
  }
}
