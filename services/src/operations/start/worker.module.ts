import './every-email.js';
import { Module, type DynamicModule } from '@nestjs/common';
import { AuditModule } from '../../platform/audit/audit.module.js';
import { Clock } from '../../platform/core/clock.js';
import { CommonModule } from '../../platform/common.module.js';
import { ConfigModule } from '../../platform/config/config.module.js';
import type { Config } from '../../platform/config/config.js';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { EditionsModule } from '../../conference/editions.module.js';
import { InboxListenersModule } from '../../conference/inbox-listeners.module.js';
import { PersonalDataPartsModule } from '../../platform/personal-data/personal-data-parts.module.js';
import { MessagingWorkerModule } from '../../messaging/messaging-worker.module.js';

@Module({})
export class WorkerModule {
  static forRoot(config: Config, { clock = new Clock() }: { clock?: Clock } = {}): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        ConfigModule.forRoot(config),
        CommonModule.forRoot(clock),
        DatabaseModule,
        PersonalDataPartsModule,
        AuditModule,
        EditionsModule,
        MessagingWorkerModule,
        InboxListenersModule,
      ],
    };
  }
}
