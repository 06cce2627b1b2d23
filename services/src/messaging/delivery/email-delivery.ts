import { sql } from 'kysely';
import { statement } from '../../platform/database/statement.js';
import { db } from '../../platform/database/db.js';
import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { DataSource, type EntityManager, LessThanOrEqual } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm';
import { Clock } from '../../platform/core/clock.js';
import { after, MINUTE, SECOND } from '../../platform/core/time.js';
import { isLockNotAvailable } from '../../platform/database/postgres-errors.js';
import { currentSpan } from '../../platform/tracing/traces.js';
import { Notices } from '../../platform/notices/notices.js';
import { isPermanent, isRefusedAddress, pauseAfter, reasonOf } from './smtp-failure.js';
import { withAttempt } from '../outbox/email-history.js';
import { type Bounce, BouncedAddresses } from '../reports/bounced-addresses.js';
import { templateOf } from '../templates/email-template.js';
import { EmailSender } from './email-sender.js';
import { EmailWriter } from '../outbox/email-writer.js';
import { OutgoingEmail } from '../outbox/outgoing-email.entity.js';

type Outcome = QueryDeepPartialEntity<OutgoingEmail>;

/** Milliseconds. */
const MARK_AGAIN_AFTER = SECOND / 2;
const MARKED_WITHIN = 10 * MINUTE;

const setting = (name: string, value: string) =>
  sql`set_config(${sql.lit(name)}, ${sql.lit(value)}, true)`;

const waitForRelay = statement(() =>
  db.selectNoFrom([
    setting('lock_timeout', '1s').as('lock'),
    setting('idle_in_transaction_session_timeout', '3min').as('idle'),
  ]),
);

@Injectable()
export class EmailDelivery implements OnModuleDestroy {
  private isStopping = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly writer: EmailWriter,
    private readonly sender: EmailSender,
    private readonly bounced: BouncedAddresses,
    private readonly notices: Notices,
  ) {}

  onModuleDestroy(): void {
    this.isStopping = true;
  }

  /** Does nothing when the email is not due or another worker sends it. */
  async deliver(emailId: string): Promise<void> {
    let sent: Outcome | undefined;
    try {
      await this.dataSource.transaction(async (tx) => {
        const email = await this.lock(tx, emailId);
        if (!email) return;
        const outcome = await this.outcome(tx, email);
        if (outcome.status === 'sent') sent = outcome;
        currentSpan()?.set({
          'plenary.email.kind': email.kind,
          'plenary.email.status': String(outcome.status ?? email.status),
        });
        await tx.update(OutgoingEmail, { id: emailId }, outcome);
        if (outcome.status === 'failed') await this.notices.add(tx, 'failed-email', emailId);
      });
    } catch (error) {
      if (sent) await this.mark(emailId, sent);
      else if (!isLockNotAvailable(error)) throw error;
    }
  }

  /** The database went away after the mail server took the email: the next try would send it again. */
  private async mark(id: string, sent: Outcome): Promise<void> {
    for (const end = Date.now() + MARKED_WITHIN; ; await pause(MARK_AGAIN_AFTER)) {
      try {
        await this.dataSource.manager.update(OutgoingEmail, { id, status: 'queued' }, sent);
        return;
      } catch (error) {
        if (this.isStopping || Date.now() > end) throw error;
      }
    }
  }

  /** Waits for the relay, but not for a worker: the mail server can take longer than a request. */
  private async lock(tx: EntityManager, id: string): Promise<OutgoingEmail | null> {
    await waitForRelay.run(tx);
    return tx.findOne(OutgoingEmail, {
      where: { id, status: 'queued', nextTryAt: LessThanOrEqual(this.clock.now()) },
      lock: { mode: 'pessimistic_write' },
    });
  }

  private async outcome(tx: EntityManager, email: OutgoingEmail): Promise<Outcome> {
    if (email.expiresAt && email.expiresAt <= this.clock.now()) return this.expired(email);
    const edition = await this.writer.edition(tx);
    try {
      const bounce = await this.bounced.find(tx, email.recipient);
      if (bounce && !templateOf(email.kind).ignoresBounces) return this.suppressed(email, bounce);
      const written = await this.writer.write(tx, email, edition);
      return this.sent(email, await this.sender.send(email, written));
    } catch (error) {
      if (isRefusedAddress(error)) await this.bounced.add(tx, email.recipient, reasonOf(error));
      return this.failed(email, error);
    }
  }

  private expired({ history }: OutgoingEmail): Outcome {
    const now = this.clock.now();
    return { status: 'expired', secrets: null, history: withAttempt(history, now, 'expired') };
  }

  private suppressed({ history }: OutgoingEmail, { reason }: Bounce): Outcome {
    const now = this.clock.now();
    const noted = withAttempt(history, now, 'suppressed', reason);
    return { status: 'suppressed', lastError: reason, history: noted };
  }

  private sent({ tries, history }: OutgoingEmail, messageId: string): Outcome {
    const sentAt = this.clock.now();
    return {
      status: 'sent',
      tries: tries + 1,
      messageId,
      sentAt,
      secrets: null,
      lastError: null,
      history: withAttempt(history, sentAt, 'sent'),
    };
  }

  private failed(email: OutgoingEmail, error: unknown): Outcome {
    const now = this.clock.now();
    const tries = email.tries + 1;
    const lastError = reasonOf(error);
    const pause = isPermanent(error) ? undefined : pauseAfter(tries);
    if (pause === undefined) {
      const history = withAttempt(email.history, now, 'failed', lastError);
      return { status: 'failed', tries, lastError, history };
    }
    const history = withAttempt(email.history, now, 'deferred', lastError);
    return { tries, lastError, history, nextTryAt: after(now, pause), relayedAt: null };
  }
}
