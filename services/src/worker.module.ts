import { Module, type DynamicModule } from '@nestjs/common';
import { Clock } from './common/clock.js';
import { CommonModule } from './common/common.module.js';
import { ConfigModule } from './config/config.module.js';
import type { Config } from './config/config.js';
import { DatabaseModule } from './database/database.module.js';
import { MailWorkerModule } from './mail/mail-worker.module.js';

/** What works without being asked: it answers no requests, and any number of it may run. */
@Module({})
export class WorkerModule {
  static forRoot(config: Config, { clock = new Clock() }: { clock?: Clock } = {}): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        ConfigModule.forRoot(config),
        CommonModule.forRoot(clock),
        DatabaseModule,
        MailWorkerModule,
      ],
    };
  }
}
