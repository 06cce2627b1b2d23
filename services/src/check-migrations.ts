import { migrateQueue } from './messaging/queue/email-queue.js';
import { NestFactory } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { AppModule } from './operations/start/app.module.js';
import { loadConfig } from './platform/config/load-config.js';
import { migrate } from './platform/database/migrate.js';
import { hazardsOf } from './platform/database/migration-hazards.js';
import { schemaDrift } from './platform/database/schema-drift.js';
import { startTemporaryPostgres } from './operations/embedded/postgres/temporary-postgres.js';
import { MessagingWorkerModule } from './messaging/messaging-worker.module.js';

const postgres = await startTemporaryPostgres();
const config = loadConfig({
  DATABASE_URL: postgres.url,
  MIGRATION_DATABASE_URL: postgres.migrationUrl,
  JWT_SECRET: 'nothing is signed while the tables are read',
});
const hazards = await hazardsOf(config, migrateQueue);
await migrate(config, migrateQueue);
const app = await NestFactory.createApplicationContext(
  { module: MessagingWorkerModule, imports: [AppModule.forRoot(config)] },
  { logger: ['error'] },
);
const problems = [...hazards, ...(await schemaDrift(app.get(DataSource)))];
await app.close();
await postgres.stop();
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
}
