import { DataSource } from 'typeorm';
import { Config } from './config/config.js';
import { FirstAccounts } from './auth/first-accounts.js';
import { createApp } from './create-app.js';
import { presentEdition } from './editions/edition.presenter.js';
import { EditionsService } from './editions/editions.service.js';
import { prepareDatabase } from './database/prepare-database.js';
import { startPostgres } from './embedded/postgres.js';
import { withFreePort } from './free-port.js';
import { listen } from './listen.js';
import { keepSignIns, readSignIns } from './sign-ins-file.js';
import { startWorker } from './start-worker.js';
import { composeSite } from './site/compose-site.js';
import { StopList } from './stop-list.js';

export interface Running {
  /** Where the product is, for people. */
  url: string;
  /** Ends everything that was started, in order; open requests are answered first. */
  stop: () => Promise<void>;
}

/**
 * Starts what the configuration asks for: with the embedded parts all of the product in this process,
 * else the API alone.
 * @param say told what people should know, a line each
 * @throws StartError when it cannot start; what was started is stopped again
 */
export async function start(config: Config, say: (line: string) => void): Promise<Running> {
  const stops = new StopList();
  try {
    const url = await startParts(config, say, stops);
    return { url, stop: () => stops.run() };
  } catch (error) {
    await stops.run();
    throw error;
  }
}

async function startParts(given: Config, say: (line: string) => void, stops: StopList) {
  let config = await withFreePort(given);
  if (config.isEmbedded) {
    const postgres = await startPostgres({ dataDir: config.dataDir, say });
    stops.add(() => postgres.stop());
    config = { ...config, databaseUrl: postgres.url, migrationDatabaseUrl: postgres.migrationUrl };
  }
  await prepareDatabase(config);
  if (config.isEmbedded) stops.add(await startWorker(config));
  const app = await createApp(config);
  stops.add(() => app.close());
  const accounts = app.get(FirstAccounts);
  await app.init();
  await accounts.ensureAdmin();
  if (config.isEmbedded) {
    await accounts.makeSamples((signIns) => keepSignIns(config.dataDir, signIns));
  }
  const edition = await app.get(EditionsService).current(app.get(DataSource).manager);
  await composeSite(config.siteDir, presentEdition(edition));
  await listen(app, config);
  say(`Plenary is at ${config.publicUrl}`);
  if (config.isEmbedded) sayEmbedded(config, say);
  return config.publicUrl;
}

function sayEmbedded({ dataDir }: Config, say: (line: string) => void): void {
  const signIns = readSignIns(dataDir);
  if (signIns.length === 0) return;
  say('Sample sign-ins:');
  for (const line of signIns) say(`  ${line}`);
}
