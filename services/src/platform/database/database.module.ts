import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Pool } from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { Config } from '../config/config.js';
import { dataSourceOptions, KEPT_OPEN } from './data-source-options.js';
import { DatabaseClock } from './database-clock.js';
import { Notifications } from './notifications.js';
import { ReadReplica } from './read-replica.js';
import { currentTracer } from '../tracing/traces.js';
import { keepContexts } from './traced-client.js';

@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [Config],
      useFactory: (config: Config) => ({
        ...dataSourceOptions(config),
        autoLoadEntities: true,
        retryAttempts: 0,
      }),
      dataSourceFactory: opened,
    }),
  ],
  providers: [DatabaseClock, Notifications, ReadReplica],
  exports: [Notifications, ReadReplica],
})
export class DatabaseModule {}

/** Opens connections before the first requests. */
async function opened(options?: DataSourceOptions): Promise<DataSource> {
  if (!options) throw new Error('The database has no options');
  const dataSource = await new DataSource(options).initialize();
  const { slowStatements } = options.extra as { slowStatements?: object };
  if (currentTracer() ?? slowStatements)
    keepContexts((dataSource.driver as PostgresDriver).master as Pool);
  await Promise.all(Array.from({ length: KEPT_OPEN }, () => dataSource.query('SELECT 1')));
  return dataSource;
}
