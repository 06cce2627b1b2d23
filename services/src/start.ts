import { Config } from './config/config.js';
import { FirstAccounts } from './auth/first-accounts.js';
import { createApp } from './create-app.js';
import { prepareDatabase } from './database/prepare-database.js';
import { withFreePort } from './free-port.js';
import { checkAddress, listen } from './listen.js';
import { keepSignIns } from './sign-ins-file.js';
import { SamplePapers } from './papers/sample-papers.js';
import { SampleRegistrations } from './payments/sample-registrations.js';
import { SampleReviews } from './reviews/sample-reviews.js';
import { SitePublisher } from './site/site-publisher.js';
import { sayEmbedded, startEmbedded } from './start-embedded.js';
import { startWorker } from './start-worker.js';
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
  const own = await withFreePort(given);
  await checkAddress(own);
  const embedded = own.isEmbedded ? await startEmbedded(own, say, stops) : undefined;
  const config = embedded?.config ?? own;
  await prepareDatabase(config);
  if (embedded) stops.add(await startWorker(config));
  const app = await createApp(config, { mailbox: embedded?.mailbox });
  stops.add(() => app.close());
  await app.init();
  const accounts = app.get(FirstAccounts);
  await accounts.ensureAdmin();
  if (embedded) {
    const isFirst = await accounts.makeSamples((signIns) => keepSignIns(config.dataDir, signIns));
    if (isFirst) {
      await app.get(SamplePapers).make();
      await app.get(SampleReviews).make();
      await app.get(SampleRegistrations).make();
    }
  }
  await app.get(SitePublisher).publish();
  await listen(app, config);
  say(`Plenary is at ${config.publicUrl}`);
  if (embedded) sayEmbedded(embedded, say);
  return config.publicUrl;
}
