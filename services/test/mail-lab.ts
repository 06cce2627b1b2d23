import { setTimeout as pause } from 'node:timers/promises';
import type { DynamicModule, INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { CommonModule } from '../src/common/common.module.js';
import { ConfigModule } from '../src/config/config.module.js';
import type { Config } from '../src/config/config.js';
import { DatabaseModule } from '../src/database/database.module.js';
import { MailOutbox, OUTBOX_CHANNEL } from '../src/mail/mail-outbox.js';
import { MailModule } from '../src/mail/mail.module.js';
import { OutgoingMail } from '../src/mail/outgoing-mail.entity.js';
import { WorkerModule } from '../src/worker.module.js';
import { createDatabase } from './database.js';
import { SettableClock } from './settable-clock.js';
import { SmtpRecorder } from './smtp-recorder.js';
import { testConfig } from './test-config.js';

/** The writing side alone: what it writes is for workers in processes of their own. */
class Writing {
  static forRoot(config: Config, { clock }: { clock: SettableClock }): DynamicModule {
    const entities = TypeOrmModule.forFeature([OutgoingMail]);
    const base = [ConfigModule.forRoot(config), CommonModule.forRoot(clock), DatabaseModule];
    return { module: Writing, imports: [...base, MailModule, entities] };
  }
}

/** The outbox of a database of its own, with a mail server that the test commands. */
export class MailLab {
  private closing: Promise<void> | undefined;

  private constructor(
    readonly config: Config,
    readonly smtp: SmtpRecorder,
    private readonly app: INestApplicationContext,
    private readonly clock: SettableClock,
    private readonly drop: () => Promise<void>,
  ) {}

  /** With a worker in this process. */
  static open(changes: Partial<Config> = {}): Promise<MailLab> {
    return MailLab.around(WorkerModule, changes);
  }

  static openWithoutWorker(changes: Partial<Config> = {}): Promise<MailLab> {
    return MailLab.around(Writing, changes);
  }

  private static async around(
    root: typeof WorkerModule | typeof Writing,
    changes: Partial<Config>,
  ): Promise<MailLab> {
    const smtp = new SmtpRecorder();
    const smtpUrl = await smtp.start();
    const { databaseUrl, migrationDatabaseUrl, drop } = await createDatabase();
    const config = testConfig({ databaseUrl, migrationDatabaseUrl, smtpUrl, ...changes });
    const clock = new SettableClock();
    const module = root.forRoot(config, { clock });
    const app = await NestFactory.createApplicationContext(module, { logger: false });
    return new MailLab(config, smtp, app, clock, drop);
  }

  get outbox(): MailOutbox {
    return this.app.get(MailOutbox, { strict: false });
  }

  transaction(work: (tx: EntityManager) => Promise<void>): Promise<void> {
    return this.app.get(DataSource).transaction(work);
  }

  /** Writes a welcome mail in a transaction, as a service does. */
  welcome(to: string, cause = `welcome:${to}`): Promise<void> {
    const mail = { kind: 'welcome', to, cause, data: { firstName: 'Ada' } } as const;
    return this.transaction((tx) => this.outbox.add(tx, mail));
  }

  rows(): Promise<OutgoingMail[]> {
    return this.app.get(DataSource).manager.find(OutgoingMail, { order: { id: 'ASC' } });
  }

  /** Waits until all rows are as wanted. */
  async until(isSo: (row: OutgoingMail) => boolean): Promise<OutgoingMail[]> {
    for (;;) {
      const rows = await this.rows();
      if (rows.length > 0 && rows.every(isSo)) return rows;
      await pause(20);
    }
  }

  /** Lets time pass, and wakes who waits for it. */
  async pass(milliseconds: number): Promise<void> {
    this.clock.advance(milliseconds);
    await this.app.get(DataSource).query(`NOTIFY ${OUTBOX_CHANNEL}`);
  }

  /** Once, however often it is called. */
  close(): Promise<void> {
    return (this.closing ??= this.end());
  }

  private async end(): Promise<void> {
    await this.app.close();
    await this.smtp.stop();
    await this.drop();
  }
}
