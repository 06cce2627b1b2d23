import { Module, type DynamicModule } from '@nestjs/common';
import { AdminModule } from './admin/admin.module.js';
import { AuditModule } from './audit/audit.module.js';
import { AuthModule } from './auth/auth.module.js';
import { Clock } from './common/clock.js';
import { CommonModule } from './common/common.module.js';
import { CommitteeModule } from './committee/committee.module.js';
import { ConfigModule } from './config/config.module.js';
import { Config } from './config/config.js';
import { ContactModule } from './contact/contact.module.js';
import { DatabaseModule } from './database/database.module.js';
import { DownloadsModule } from './downloads/downloads.module.js';
import type { Mailbox } from './embedded/mailbox.plugin.js';
import { EditionEditingModule } from './editions/edition-editing.module.js';
import { EditionsModule } from './editions/editions.module.js';
import { FilesModule } from './files/files.module.js';
import { FrontEndsModule } from './front-ends/front-ends.module.js';
import { HealthModule } from './health/health.module.js';
import { AdminMailModule } from './mail/admin-mail.module.js';
import { PapersModule } from './papers/papers.module.js';
import { PaymentsModule } from './payments/payments.module.js';
import { PersonalDataModule } from './personal-data/personal-data.module.js';
import { PersonalDataPartsModule } from './personal-data/personal-data-parts.module.js';
import { ReviewsModule } from './reviews/reviews.module.js';

/** Parts that are not always the same. */
export interface Parts {
  /** Tests bring one that they can set. */
  clock?: Clock;
  /** Embedded, while mail goes to our own mailbox. */
  mailbox?: Mailbox;
}

@Module({})
export class AppModule {
  static forRoot(config: Config, { clock = new Clock() }: Parts = {}): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.forRoot(config),
        CommonModule.forRoot(clock),
        DatabaseModule,
        AuditModule,
        AuthModule,
        HealthModule,
        FrontEndsModule,
        EditionsModule,
        EditionEditingModule,
        PapersModule,
        ReviewsModule,
        PaymentsModule,
        FilesModule,
        DownloadsModule,
        ContactModule,
        CommitteeModule,
        PersonalDataPartsModule,
        PersonalDataModule,
        AdminModule,
        AdminMailModule,
      ],
    };
  }
}
