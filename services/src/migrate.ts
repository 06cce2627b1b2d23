import { loadConfig } from './platform/config/load-config.js';
import { migrateDatabase } from './platform/database/prepare-database.js';
import { migrateQueue } from './messaging/queue/email-queue.js';
import { runOnce } from './operations/start/run-program.js';

// node dist/migrate.js: what an API does at its start, for those that start with MIGRATE_AT_START=off.
await runOnce(async (say) => {
  const names = await migrateDatabase(loadConfig(process.env), migrateQueue);
  for (const name of names) say(name);
  say(names.length === 0 ? 'The database was up to date' : `${names.length} migrations were run`);
});
