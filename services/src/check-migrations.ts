import { NestFactory } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { AppModule } from './app.module.js';
import { loadConfig } from './config/load-config.js';
import { migrate } from './database/migrate.js';
import { schemaDrift } from './database/schema-drift.js';
import { startTemporaryPostgres } from './embedded/temporary-postgres.js';
import { MailWorkerModule } from './mail/mail-worker.module.js';

// Fails, and says where, when the tables that the migrations make are not those of the entities.
const postgres = await startTemporaryPostgres();
const config = loadConfig({
  DATABASE_URL: postgres.url,
  MIGRATION_DATABASE_URL: postgres.migrationUrl,
  JWT_SECRET: 'nothing is signed while the tables are read',
});
await migrate(config);
const app = await NestFactory.createApplicationContext(
  { module: MailWorkerModule, imports: [AppModule.forRoot(config)] },
  { logger: ['error'] },
);
const drift = await schemaDrift(app.get(DataSource));
await app.close();
await postgres.stop();
if (drift.length > 0) {
  process.stderr.write(`${drift.join('\n')}\n`);
  process.exitCode = 1;
}
