import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import type { Config } from '../src/platform/config/config.js';
import { createApp } from '../src/operations/start/create-app.js';
import { callsTo, type Call } from './call.js';
import { createDatabase } from './database.js';
import { OutgoingEmails } from './outgoing-emails.js';
import { makePerson, type Kind, type Person } from './people.js';
import { SettableClock } from './settable-clock.js';
import { testConfig } from './test-config.js';

export interface TestApp {
  app: NestFastifyApplication;
  origin: string;
  call: Call;
  clock: SettableClock;
  dataSource: DataSource;
  ownerUrl: string;
  emails: OutgoingEmails;
  person: (kind: Kind) => Promise<Person>;
  stop: () => Promise<void>;
}

/** A free port and a separate database. Call `stop` in afterAll. */
export async function startTestApp(changes: Partial<Config> = {}): Promise<TestApp> {
  const { databaseUrl, migrationDatabaseUrl, drop } = await createDatabase();
  const clock = new SettableClock();
  const config = testConfig({ databaseUrl, migrationDatabaseUrl, ...changes });
  const app = await createApp(config, { clock, hasStrictResponses: true });
  await app.listen(0, '127.0.0.1');
  const origin = await app.getUrl();
  return {
    app,
    origin,
    call: callsTo(origin),
    clock,
    dataSource: app.get(DataSource),
    ownerUrl: migrationDatabaseUrl,
    emails: new OutgoingEmails(app),
    person: (kind) => makePerson(app, kind),
    stop: async () => {
      await app.close();
      await drop();
    },
  };
}
