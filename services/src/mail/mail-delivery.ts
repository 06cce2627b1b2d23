import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, LessThanOrEqual } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm';
import { Clock } from '../common/clock.js';
import { after } from '../common/time.js';
import { isLockNotAvailable } from '../database/lock-not-available.js';
import { isPermanent, pauseAfter, reasonOf } from './mail-failure.js';
import { withTry } from './mail-history.js';
import { MailSender } from './mail-sender.js';
import { MailWriter } from './mail-writer.js';
import { OutgoingMail } from './outgoing-mail.entity.js';

type Outcome = QueryDeepPartialEntity<OutgoingMail>;

/** Takes one mail from the outbox to the mail server, and notes what came of it. */
@Injectable()
export class MailDelivery {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly writer: MailWriter,
    private readonly sender: MailSender,
  ) {}

  /** Does nothing when the mail is not due, or another worker is at it. */
  async deliver(mailId: string): Promise<void> {
    try {
      await this.dataSource.transaction(async (tx) => {
        const mail = await this.lock(tx, mailId);
        if (!mail) return;
        await tx.update(OutgoingMail, { id: mailId }, await this.outcome(tx, mail));
      });
    } catch (error) {
      if (!isLockNotAvailable(error)) throw error;
    }
  }

  /**
   * Waits for the relay, which marks a row in no time, and not for a worker, who sends. The row stays
   * locked while the mail server thinks, which may take longer than a request may.
   */
  private async lock(tx: EntityManager, id: string): Promise<OutgoingMail | null> {
    await tx.query(
      `SELECT set_config('lock_timeout', '1s', true),
        set_config('idle_in_transaction_session_timeout', '3min', true)`,
    );
    return tx.findOne(OutgoingMail, {
      where: { id, status: 'queued', nextTryAt: LessThanOrEqual(this.clock.now()) },
      lock: { mode: 'pessimistic_write' },
    });
  }

  private async outcome(tx: EntityManager, mail: OutgoingMail): Promise<Outcome> {
    if (mail.expiresAt && mail.expiresAt <= this.clock.now()) return this.expired(mail);
    const edition = await this.writer.edition(tx);
    try {
      return this.sent(mail, await this.sender.send(mail, this.writer.write(mail, edition)));
    } catch (error) {
      return this.failed(mail, error);
    }
  }

  private expired({ history }: OutgoingMail): Outcome {
    const now = this.clock.now();
    return { status: 'expired', secrets: null, history: withTry(history, now, 'expired') };
  }

  private sent({ tries, history }: OutgoingMail, messageId: string): Outcome {
    const sentAt = this.clock.now();
    return {
      status: 'sent',
      tries: tries + 1,
      messageId,
      sentAt,
      secrets: null,
      lastError: null,
      history: withTry(history, sentAt, 'sent'),
    };
  }

  private failed(mail: OutgoingMail, error: unknown): Outcome {
    const now = this.clock.now();
    const tries = mail.tries + 1;
    const lastError = reasonOf(error);
    const pause = isPermanent(error) ? undefined : pauseAfter(tries);
    if (pause === undefined) {
      const history = withTry(mail.history, now, 'parked', lastError);
      return { status: 'parked', tries, lastError, history };
    }
    const history = withTry(mail.history, now, 'deferred', lastError);
    return { tries, lastError, history, nextTryAt: after(now, pause), relayedAt: null };
  }
}
