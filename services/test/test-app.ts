import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import type { Config } from '../src/config/config.js';
import { createApp } from '../src/create-app.js';
import { callsTo, type Call } from './call.js';
import { createDatabase } from './database.js';
import { OutgoingMails } from './outgoing-mails.js';
import { makePerson, type Kind, type Person } from './people.js';
import { SettableClock } from './settable-clock.js';
import { testConfig } from './test-config.js';

export interface TestApp {
  app: NestFastifyApplication;
  origin: string;
  call: Call;
  clock: SettableClock;
  dataSource: DataSource;
  /** The role that owns the tables. */
  ownerUrl: string;
  mails: OutgoingMails;
  /** Somebody who is signed in: makes the account and a session. */
  person: (kind: Kind) => Promise<Person>;
  stop: () => Promise<void>;
}

/** The whole server on a free port, on a database of its own. Call `stop` in afterAll. */
export async function startTestApp(changes: Partial<Config> = {}): Promise<TestApp> {
  const { databaseUrl, migrationDatabaseUrl, drop } = await createDatabase();
  const clock = new SettableClock();
  const config = testConfig({ databaseUrl, migrationDatabaseUrl, ...changes });
  const app = await createApp(config, { clock });
  await app.listen(0, '127.0.0.1');
  const origin = await app.getUrl();
  return {
    app,
    origin,
    call: callsTo(origin),
    clock,
    dataSource: app.get(DataSource),
    ownerUrl: migrationDatabaseUrl,
    mails: new OutgoingMails(app),
    person: (kind) => makePerson(app, kind),
    stop: async () => {
      await app.close();
      await drop();
    },
  };
}
