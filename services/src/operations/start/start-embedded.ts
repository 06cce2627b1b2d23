import type { Config } from '../../platform/config/config.js';
import { localUrl } from '../../platform/config/local-url.js';
import { MAILBOX_PATH, type Mailbox, mailboxKey } from '../embedded/mailbox/mailbox.plugin.js';
import { type EmbeddedPostgres, startPostgres } from '../embedded/postgres/postgres.js';
import { Archiving } from '../point-in-time/archiving.js';
import { readLogins } from '../samples/logins-file.js';
import type { ShutdownHooks } from './shutdown-hooks.js';

export interface Embedded {
  config: Config;
  mailbox: Mailbox | undefined;
}

export type RunningPostgres = Pick<EmbeddedPostgres, 'url' | 'migrationUrl'>;

/** @param running replaces an embedded PostgreSQL, and is not stopped */
export async function startEmbedded(
  config: Config,
  say: (line: string) => void,
  stops: ShutdownHooks,
  running?: RunningPostgres,
): Promise<Embedded> {
  const { dataDir } = config;
  const postgres = running ?? (await ownPostgres(config, say, stops));
  const withDatabase = {
    ...config,
    databaseUrl: postgres.url,
    migrationDatabaseUrl: postgres.migrationUrl,
  };
  if (config.smtpUrl !== undefined) return { config: withDatabase, mailbox: undefined };
  // A product with a mail server does without the library of one.
  const { startMailSink } = await import('../embedded/mailbox/mail-sink.js');
  const sink = await startMailSink({ dataDir });
  stops.add(() => sink.stop());
  return {
    config: { ...withDatabase, smtpUrl: sink.smtpUrl },
    mailbox: { sink, key: mailboxKey(dataDir) },
  };
}

async function ownPostgres(config: Config, say: (line: string) => void, stops: ShutdownHooks) {
  const { dataDir, walArchive } = config;
  const postgres = await startPostgres({ dataDir, say, archiveSeconds: walArchive?.seconds });
  const archiving =
    walArchive && Archiving.start({ ...config, walArchive }, postgres.migrationUrl, say);
  stops.add(async () => {
    archiving?.endCopies();
    await postgres.stop();
    await archiving?.stop();
  });
  return postgres;
}

export function sayEmbedded({ config, mailbox }: Embedded, say: (line: string) => void): void {
  if (mailbox) {
    const own = localUrl(config.host, config.port);
    say(`Its email arrives at ${own}${MAILBOX_PATH}?key=${mailbox.key}`);
  }
  const logins = readLogins(config.dataDir);
  if (logins.length === 0) return;
  say('Sample logins:');
  for (const line of logins) say(`  ${line}`);
}
