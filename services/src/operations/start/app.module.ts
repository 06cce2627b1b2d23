import './every-email.js';
import { Module, type DynamicModule } from '@nestjs/common';
import { AuditLogModule } from '../audit/audit-log.module.js';
import { UsersAdminModule } from '../../identity/users-admin.module.js';
import { ReviewAdminModule } from '../../review/review-admin.module.js';
import { IssuedDocumentsModule } from '../../registration/issued-documents.module.js';
import { VisaLettersModule } from '../../registration/visa-letters.module.js';
import { RegistrationAdminModule } from '../../registration/registration-admin.module.js';
import { AdminModule } from '../admin/admin.module.js';
import { AuditModule } from '../../platform/audit/audit.module.js';
import { AuthModule } from '../../identity/auth.module.js';
import { Clock } from '../../platform/core/clock.js';
import { BackupModule } from '../backup.module.js';
import { BulkEmailsModule } from '../bulk-emails.module.js';
import { BankChangesModule } from '../../conference/bank-changes.module.js';
import { ScheduledChangesModule } from '../../conference/scheduled-changes.module.js';
import { EmailTextsModule } from '../../conference/email-texts.module.js';
import { CommonModule } from '../../platform/common.module.js';
import { CommitteeModule } from '../../conference/committee.module.js';
import { ConfigModule } from '../../platform/config/config.module.js';
import { Config } from '../../platform/config/config.js';
import { ContactModule } from '../../conference/enquiries.module.js';
import { InboxListenersModule } from '../../conference/inbox-listeners.module.js';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { DownloadsModule } from '../../platform/downloads/downloads.module.js';
import type { Mailbox } from '../embedded/mailbox/mailbox.plugin.js';
import { EditionEditorModule } from '../../conference/edition-editor.module.js';
import { EditionsModule } from '../../conference/editions.module.js';
import { FilesModule } from '../../platform/files/files.module.js';
import { GatewaysModule } from '../../registration/gateways.module.js';
import { FrontEndBudgetModule } from '../front-end-budget/front-end-budget.module.js';
import { FrontEndsModule } from '../front-ends/front-ends.module.js';
import { HealthModule } from '../health/health.module.js';
import { AdminEmailsModule } from '../../messaging/admin-emails.module.js';
import { HoldsModule } from '../../platform/holds/holds.module.js';
import { MessagingWorkerModule } from '../../messaging/messaging-worker.module.js';
import { NoticesModule } from '../notices.module.js';
import { PapersModule } from '../../papers/papers.module.js';
import { PaymentsModule } from '../../registration/payments.module.js';
import { PersonalDataModule } from '../../identity/personal-data.module.js';
import { PreferencesModule } from '../../identity/preferences.module.js';
import { PersonalDataPartsModule } from '../../platform/personal-data/personal-data-parts.module.js';
import { UploadsModule } from '../../platform/uploads/uploads.module.js';
import { ReviewsModule } from '../../review/reviews.module.js';
import { RetentionModule } from '../retention.module.js';
import { RetentionRulesModule } from '../../platform/retention/retention-rules.module.js';
import { SamplesModule } from '../samples.module.js';
import { SiteStoreModule } from '../site-store.module.js';

export interface Parts {
  clock?: Clock;
  mailbox?: Mailbox;
  /** Sends emails, too: one process and one set of database connections for everything. */
  hasWorker?: boolean;
  /** Tests: a response that is not as documented is an error. */
  hasStrictResponses?: boolean;
}

@Module({})
export class AppModule {
  static forRoot(
    config: Config,
    { clock = new Clock(), hasWorker = false }: Parts = {},
  ): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.forRoot(config),
        CommonModule.forRoot(clock),
        DatabaseModule,
        AuditModule,
        HoldsModule,
        SiteStoreModule,
        AuthModule,
        HealthModule,
        FrontEndsModule,
        FrontEndBudgetModule,
        EditionsModule,
        EditionEditorModule,
        BankChangesModule,
        ScheduledChangesModule,
        EmailTextsModule,
        PapersModule,
        ReviewsModule,
        PaymentsModule,
        GatewaysModule,
        FilesModule,
        UploadsModule,
        DownloadsModule,
        ContactModule,
        InboxListenersModule,
        CommitteeModule,
        PersonalDataPartsModule,
        RetentionRulesModule,
        PersonalDataModule,
        PreferencesModule,
        AuditLogModule,
        UsersAdminModule,
        ReviewAdminModule,
        IssuedDocumentsModule,
        VisaLettersModule,
        RegistrationAdminModule,
        AdminModule,
        BackupModule,
        NoticesModule,
        BulkEmailsModule,
        RetentionModule,
        SamplesModule,
        AdminEmailsModule,
        ...(hasWorker ? [MessagingWorkerModule] : []),
      ],
    };
  }
}
