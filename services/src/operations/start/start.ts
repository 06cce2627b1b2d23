import { migrateQueue } from '../../messaging/queue/email-queue.js';
import { Config } from '../../platform/config/config.js';
import { FirstAccounts } from '../../identity/login/first-accounts.js';
import { DailyBackup } from '../backup/daily-backup.js';
import { openStore } from '../backup/store/open-store.js';
import { createApp } from './create-app.js';
import { prepareDatabase } from '../../platform/database/prepare-database.js';
import { withFreePort } from './free-port.js';
import { checkAddress, listen } from './listen.js';
import { writeLogins } from '../samples/logins-file.js';
import { makeSamples } from '../samples/make-samples.js';
import { SampleClock } from '../samples/sample-clock.js';
import { SamplesService } from '../samples/samples.service.js';
import { SitePublisher } from '../../conference/site/site-publisher.js';
import { type RunningPostgres, sayEmbedded, startEmbedded } from './start-embedded.js';
import { startTraces } from './start-traces.js';
import { ShutdownHooks } from './shutdown-hooks.js';

export interface Running {
  url: string;
  stop: () => Promise<void>;
}

/** @throws StartError after stopping the services that did start */
export async function start(
  config: Config,
  say: (line: string) => void,
  postgres?: RunningPostgres,
): Promise<Running> {
  const stops = new ShutdownHooks();
  try {
    const url = await startParts(config, say, stops, postgres);
    return { url, stop: () => stops.run() };
  } catch (error) {
    await stops.run();
    throw error;
  }
}

async function startParts(
  given: Config,
  say: (line: string) => void,
  stops: ShutdownHooks,
  postgres?: RunningPostgres,
) {
  stops.add(await startTraces(given, given.isEmbedded ? 'all' : 'api'));
  const own = await withFreePort(given);
  await checkAddress(own);
  const embedded = own.isEmbedded ? await startEmbedded(own, say, stops, postgres) : undefined;
  const config = embedded?.config ?? own;
  await prepareDatabase(config, migrateQueue);
  const clock = new SampleClock();
  const app = await createApp(config, {
    clock,
    mailbox: embedded?.mailbox,
    hasWorker: embedded !== undefined,
  });
  stops.add(() => app.close());
  await app.init();
  const accounts = app.get(FirstAccounts);
  await accounts.ensureAdmin();
  let isFirst = false;
  if (embedded) {
    isFirst =
      !(await app.get(SamplesService).wereRemoved()) &&
      (await accounts.makeSamples((logins) => writeLogins(config.dataDir, logins)));
    if (isFirst && config.hasSamples) {
      await makeSamples(app, (days, work) => clock.daysAgo(days, work));
    }
  }
  await app.get(SitePublisher).publish();
  await listen(app, config);
  say(`Plenary is at ${config.publicUrl}`);
  if (embedded) {
    sayEmbedded(embedded, say);
    const { name } = await openStore(config.backupUrl ?? config.backupDir);
    say(`It is backed up every day to ${name}${config.backupKey ? '' : ' (not encrypted)'}`);
    // A product that is stopped every night has its backups, too. The hourly job makes the first one.
    if (!isFirst) void app.get(DailyBackup).runWhenDue();
  }
  return config.publicUrl;
}
