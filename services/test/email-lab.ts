import { setTimeout as pause } from 'node:timers/promises';
import type { DynamicModule, INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { EditionsModule } from '../src/conference/editions.module.js';
import { CommonModule } from '../src/platform/common.module.js';
import { ConfigModule } from '../src/platform/config/config.module.js';
import type { Config } from '../src/platform/config/config.js';
import { DatabaseModule } from '../src/platform/database/database.module.js';
import { EmailOutbox, OUTBOX_CHANNEL } from '../src/messaging/outbox/email-outbox.js';
import { MessagingModule } from '../src/messaging/messaging.module.js';
import { OutgoingEmail } from '../src/messaging/outbox/outgoing-email.entity.js';
import { WorkerModule } from '../src/operations/start/worker.module.js';
import { welcome } from '../src/identity/email-verification/welcome.email.js';
import { createDatabase } from './database.js';
import { SettableClock } from './settable-clock.js';
import { SmtpRecorder } from './smtp-recorder.js';
import { testConfig } from './test-config.js';

class Writing {
  static forRoot(config: Config, { clock }: { clock: SettableClock }): DynamicModule {
    const entities = TypeOrmModule.forFeature([OutgoingEmail]);
    const base = [ConfigModule.forRoot(config), CommonModule.forRoot(clock), DatabaseModule];
    return { module: Writing, imports: [...base, EditionsModule, MessagingModule, entities] };
  }
}

export class EmailLab {
  private closing: Promise<void> | undefined;

  private constructor(
    readonly config: Config,
    readonly smtp: SmtpRecorder,
    private readonly app: INestApplicationContext,
    private readonly clock: SettableClock,
    private readonly drop: () => Promise<void>,
  ) {}

  static open(changes: Partial<Config> = {}): Promise<EmailLab> {
    return EmailLab.around(WorkerModule, changes);
  }

  static openWithoutWorker(changes: Partial<Config> = {}): Promise<EmailLab> {
    return EmailLab.around(Writing, changes);
  }

  private static async around(
    root: typeof WorkerModule | typeof Writing,
    changes: Partial<Config>,
  ): Promise<EmailLab> {
    const smtp = new SmtpRecorder();
    const smtpUrl = await smtp.start();
    const { databaseUrl, migrationDatabaseUrl, drop } = await createDatabase();
    const config = testConfig({ databaseUrl, migrationDatabaseUrl, smtpUrl, ...changes });
    const clock = new SettableClock();
    const module = root.forRoot(config, { clock });
    const app = await NestFactory.createApplicationContext(module, { logger: false });
    return new EmailLab(config, smtp, app, clock, drop);
  }

  get<Type>(type: abstract new (...parameters: never[]) => Type): Type {
    return this.app.get<Type>(type, { strict: false });
  }

  get outbox(): EmailOutbox {
    return this.get(EmailOutbox);
  }

  transaction<Result>(work: (tx: EntityManager) => Promise<Result>): Promise<Result> {
    return this.app.get(DataSource).transaction(work);
  }

  welcome(to: string, cause = `welcome:${to}`): Promise<void> {
    const email = { template: welcome, to, cause, data: { firstName: 'Ada' } };
    return this.transaction((tx) => this.outbox.add(tx, email));
  }

  rows(): Promise<OutgoingEmail[]> {
    return this.app.get(DataSource).manager.find(OutgoingEmail, { order: { id: 'ASC' } });
  }

  async until(isSo: (row: OutgoingEmail) => boolean): Promise<OutgoingEmail[]> {
    for (;;) {
      const rows = await this.rows();
      if (rows.length > 0 && rows.every(isSo)) return rows;
      await pause(20);
    }
  }

  /** As PostgreSQL does when it is restarted. */
  async endTransactions(): Promise<void> {
    await this.app.get(DataSource).query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND state = 'idle in transaction'`,
    );
  }

  /** Advances the clock and wakes the relay. */
  async pass(milliseconds: number): Promise<void> {
    this.clock.advance(milliseconds);
    await this.app.get(DataSource).query(`NOTIFY ${OUTBOX_CHANNEL}`);
  }

  /** Idempotent. */
  close(): Promise<void> {
    return (this.closing ??= this.end());
  }

  private async end(): Promise<void> {
    await this.app.close();
    await this.smtp.stop();
    await this.drop();
  }
}
