import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'oxfmt';
import { migrateQueue } from './messaging/queue/email-queue.js';
import { DataSource } from 'typeorm';
import { loadConfig } from './platform/config/load-config.js';
import { migrate } from './platform/database/migrate.js';
import { schemaTypes } from './platform/database/schema-types.js';
import { startTemporaryPostgres } from './operations/embedded/postgres/temporary-postgres.js';

// Writes database/schema.gen.ts; with --check it only reports a difference.
const file = new URL('../src/platform/database/schema.gen.ts', import.meta.url);

const postgres = await startTemporaryPostgres();
const config = loadConfig({
  DATABASE_URL: postgres.url,
  MIGRATION_DATABASE_URL: postgres.migrationUrl,
  JWT_SECRET: 'nothing is signed while the tables are read',
});
await migrate(config, migrateQueue);
const dataSource = await new DataSource({
  type: 'postgres',
  url: postgres.migrationUrl,
  installExtensions: false,
}).initialize();
const types = await schemaTypes(dataSource);
await dataSource.destroy();
await postgres.stop();
const { code: text } = await format('schema.gen.ts', types, { printWidth: 100, singleQuote: true });

if (!process.argv.includes('--check')) {
  writeFileSync(file, text);
} else if (readFileSync(file, 'utf8') !== text) {
  process.stderr.write(
    'schema.gen.ts differs from the tables: npm run database-types -w services\n',
  );
  process.exitCode = 1;
}
