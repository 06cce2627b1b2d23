import type { Config } from './config/config.js';
import { localUrl } from './config/local-url.js';
import { startMailSink } from './embedded/mail-sink.js';
import { MAILBOX_PATH, type Mailbox } from './embedded/mailbox.plugin.js';
import { mailboxKey } from './embedded/mailbox-key.js';
import { startPostgres } from './embedded/postgres.js';
import { readSignIns } from './sign-ins-file.js';
import type { StopList } from './stop-list.js';

export interface Embedded {
  config: Config;
  /** There while mail goes to our own mailbox. */
  mailbox: Mailbox | undefined;
}

/** Starts what the environment leaves to us, and puts its addresses into the configuration. */
export async function startEmbedded(
  config: Config,
  say: (line: string) => void,
  stops: StopList,
): Promise<Embedded> {
  const { dataDir } = config;
  const postgres = await startPostgres({ dataDir, say });
  stops.add(() => postgres.stop());
  const withDatabase = {
    ...config,
    databaseUrl: postgres.url,
    migrationDatabaseUrl: postgres.migrationUrl,
  };
  if (config.smtpUrl !== undefined) return { config: withDatabase, mailbox: undefined };
  const sink = await startMailSink({ dataDir });
  stops.add(() => sink.stop());
  return {
    config: { ...withDatabase, smtpUrl: sink.smtpUrl },
    mailbox: { sink, key: mailboxKey(dataDir) },
  };
}

export function sayEmbedded({ config, mailbox }: Embedded, say: (line: string) => void): void {
  if (mailbox) {
    const own = localUrl(config.host, config.port);
    say(`Its mail arrives at ${own}${MAILBOX_PATH}?key=${mailbox.key}`);
  }
  const signIns = readSignIns(config.dataDir);
  if (signIns.length === 0) return;
  say('Sample sign-ins:');
  for (const line of signIns) say(`  ${line}`);
}
