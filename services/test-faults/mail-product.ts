import { setTimeout as pause } from 'node:timers/promises';
import { startProgram, type Program } from '../test/program.js';
import { SmtpRecorder } from '../test/smtp-recorder.js';
import { startTestApp, type TestApp } from '../test/test-app.js';
import { MINUTE, SECOND } from '../src/common/time.js';
import { Config } from '../src/config/config.js';
import { wakeRelay } from '../src/mail/mail-outbox.js';

interface Counts {
  mails: number;
  lost: number;
  repeats: number;
}

/** The API in this process, workers in processes of their own, and a mail server. */
export class MailProduct {
  private written = 0;

  private constructor(
    readonly api: TestApp,
    readonly smtp: SmtpRecorder,
  ) {}

  /** @param smtpUrl another way to the mail server */
  static async open(
    changes: { redisUrl?: string } = {},
    wayTo: (smtpUrl: string) => Promise<string> = (smtpUrl) => Promise.resolve(smtpUrl),
  ): Promise<MailProduct> {
    const smtp = new SmtpRecorder();
    const smtpUrl = await wayTo(await smtp.start());
    return new MailProduct(await startTestApp({ smtpUrl, ...changes }), smtp);
  }

  async worker(): Promise<Program> {
    const { databaseUrl, jwtSecret, smtpUrl, redisUrl } = this.api.app.get(Config);
    const worker = startProgram('worker', {
      DATABASE_URL: databaseUrl,
      JWT_SECRET: jwtSecret,
      SMTP_URL: smtpUrl,
      REDIS_URL: redisUrl,
      LOG_LEVEL: 'silent',
    });
    await worker.line('The worker runs');
    return worker;
  }

  /** A visitor's message, which is two mails. @returns the status of the answer */
  async message(to?: string): Promise<number> {
    const n = (this.written += 1);
    const body = {
      name: 'Sample Reader',
      email: to ?? `reader-${n}@example.org`,
      subject: `Question ${n}`,
      category: 'Media',
      message: `The question number ${n}.`,
    };
    const { status } = await this.api.call('POST', '/contact', { body });
    return status;
  }

  /** Waits until nothing is queued any more; gives up when the queue has not shrunk for so long. */
  async drained(patience: number): Promise<void> {
    let fewest = Infinity;
    let shrunkAt = Date.now();
    while (fewest > 0 && Date.now() - shrunkAt < patience) {
      const queued = await this.count(`status = 'queued'`);
      if (queued < fewest) {
        fewest = queued;
        shrunkAt = Date.now();
      }
      await pause(100);
    }
  }

  /** Writes as many mails as wanted once more. @returns after how many seconds they are sent */
  async secondsFor(mails: number): Promise<number> {
    const began = Date.now();
    await this.fill(mails);
    await this.drained(2 * MINUTE);
    return Math.round((Date.now() - began) / SECOND);
  }

  /** Writes so many mails like those that are there, whoever may send them. */
  async fill(mails: number): Promise<void> {
    await this.api.dataSource.query(
      `INSERT INTO outgoing_mails
         (id, kind, recipient, cause, data, status, tries, next_try_at, history, created_at)
       SELECT gen_random_uuid(), kind, recipient, cause || ':again-' || n, data, 'queued', 0, now(),
              '[]', now()
         FROM outgoing_mails, generate_series(1, $1) n LIMIT $1`,
      [mails],
    );
    await wakeRelay(this.api.dataSource.manager);
  }

  /** How often a mail's row was written anew since the database began. */
  async updates(): Promise<number> {
    await this.api.dataSource.query('SELECT pg_stat_force_next_flush()');
    const [{ updates }] = await this.api.dataSource.query(
      `SELECT n_tup_upd::int AS updates FROM pg_stat_user_tables WHERE relname = 'outgoing_mails'`,
    );
    return updates;
  }

  async count(condition: string): Promise<number> {
    const [{ mails }] = await this.api.dataSource.query(
      `SELECT count(*)::int AS mails FROM outgoing_mails WHERE ${condition}`,
    );
    return mails;
  }

  /** What the mail server got of what the outbox holds, by Message-ID. */
  async counts(): Promise<Counts> {
    const rows: { id: string }[] = await this.api.dataSource.query('SELECT id FROM outgoing_mails');
    const taken = new Map<string, number>();
    for (const { messageId } of this.smtp.mails) {
      const id = messageId.slice(1, messageId.indexOf('@'));
      taken.set(id, (taken.get(id) ?? 0) + 1);
    }
    const lost = rows.filter(({ id }) => !taken.has(id)).length;
    return { mails: rows.length, lost, repeats: this.smtp.mails.length - taken.size };
  }

  async close(): Promise<void> {
    await this.api.stop();
    await this.smtp.stop();
  }
}
