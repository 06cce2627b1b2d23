import { setTimeout as pause } from 'node:timers/promises';
import { startProgram, type Program } from '../test/program.js';
import { SmtpRecorder } from '../test/smtp-recorder.js';
import { startTestApp, type TestApp } from '../test/test-app.js';
import { MINUTE, SECOND } from '../src/platform/core/time.js';
import { Config } from '../src/platform/config/config.js';
import { wakeRelay } from '../src/messaging/outbox/email-outbox.js';

interface Counts {
  emails: number;
  lost: number;
  repeats: number;
}

export class EmailProduct {
  private written = 0;

  private constructor(
    readonly api: TestApp,
    readonly smtp: SmtpRecorder,
  ) {}

  static async open(
    changes: Partial<Config> = {},
    wayTo: (smtpUrl: string) => Promise<string> = (smtpUrl) => Promise.resolve(smtpUrl),
  ): Promise<EmailProduct> {
    const smtp = new SmtpRecorder();
    const smtpUrl = await wayTo(await smtp.start());
    return new EmailProduct(await startTestApp({ smtpUrl, ...changes }), smtp);
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

  /** A visitor's message causes two emails. @returns the status of the response */
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

  /** Gives up when the queue has not shrunk for `patience`. */
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

  /** @returns the seconds until they are sent */
  async secondsFor(emails: number): Promise<number> {
    const began = Date.now();
    await this.fill(emails);
    await this.drained(2 * MINUTE);
    return Math.round((Date.now() - began) / SECOND);
  }

  async fill(emails: number): Promise<void> {
    await this.api.dataSource.query(
      `INSERT INTO outgoing_emails
         (id, kind, recipient, cause, data, status, tries, next_try_at, history, created_at)
       SELECT gen_random_uuid(), kind, recipient, cause || ':again-' || n, data, 'queued', 0, now(),
              '[]', now()
         FROM outgoing_emails, generate_series(1, $1) n LIMIT $1`,
      [emails],
    );
    await wakeRelay(this.api.dataSource.manager);
  }

  async updates(): Promise<number> {
    await this.api.dataSource.query('SELECT pg_stat_force_next_flush()');
    const [{ updates }] = await this.api.dataSource.query(
      `SELECT n_tup_upd::int AS updates FROM pg_stat_user_tables WHERE relname = 'outgoing_emails'`,
    );
    return updates;
  }

  async count(condition: string): Promise<number> {
    const [{ emails }] = await this.api.dataSource.query(
      `SELECT count(*)::int AS emails FROM outgoing_emails WHERE ${condition}`,
    );
    return emails;
  }

  async counts(): Promise<Counts> {
    const rows: { id: string }[] = await this.api.dataSource.query(
      'SELECT id FROM outgoing_emails',
    );
    const taken = new Map<string, number>();
    for (const { messageId } of this.smtp.emails) {
      const id = messageId.slice(1, messageId.indexOf('@'));
      taken.set(id, (taken.get(id) ?? 0) + 1);
    }
    const lost = rows.filter(({ id }) => !taken.has(id)).length;
    return { emails: rows.length, lost, repeats: this.smtp.emails.length - taken.size };
  }

  async close(): Promise<void> {
    await this.api.stop();
    await this.smtp.stop();
  }
}
