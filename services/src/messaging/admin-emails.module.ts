import { Module } from '@nestjs/common';
import { AdminEmailsController } from './admin/admin-emails.controller.js';
import { AdminEmailsService } from './admin/admin-emails.service.js';
import { AdminEmailsQuery } from './admin/admin-emails.query.js';
import { ExpiredSecretsJob } from './queue/expired-secrets.job.js';
import { EmailRetry } from './admin/email-retry.js';
import { AdminBouncedAddresses } from './admin/admin-bounced-addresses.js';
import { BouncedAddressesController } from './admin/bounced-addresses.controller.js';
import { DeliveryReportsModule } from './delivery-reports.module.js';
import { DnsRecords } from './domain/dns-records.js';
import { DomainCheck } from './domain/domain-check.js';
import { DomainCheckController } from './domain/domain-check.controller.js';
import { AdminOtherMessages } from './admin/admin-other-messages.js';
import { OtherMessagesController } from './admin/other-messages.controller.js';
import { OtherMessagesRetention } from './inbound/other-messages.retention.js';
import { InboundMessagesPersonalData } from './inbound/inbound-messages.personal-data.js';
import { ProviderEvents } from './provider-events/provider-events.js';
import { ProviderEventsController } from './provider-events/provider-events.controller.js';
import { BouncedAddressesRetention } from './reports/bounced-addresses.retention.js';
import { BouncesPersonalData } from './reports/bounces.personal-data.js';
import { MessagingModule } from './messaging.module.js';
import { EmailsPersonalData } from './outbox/emails.personal-data.js';
import { EmailsRetention } from './outbox/emails.retention.js';

@Module({
  imports: [DeliveryReportsModule, MessagingModule],
  controllers: [
    AdminEmailsController,
    BouncedAddressesController,
    DomainCheckController,
    OtherMessagesController,
    ProviderEventsController,
  ],
  providers: [
    ...[
      AdminBouncedAddresses,
      AdminOtherMessages,
      BouncedAddressesRetention,
      BouncesPersonalData,
      InboundMessagesPersonalData,
      OtherMessagesRetention,
      DnsRecords,
      DomainCheck,
      ProviderEvents,
    ],
    EmailsPersonalData,
    EmailsRetention,
    AdminEmailsService,
    AdminEmailsQuery,
    ExpiredSecretsJob,
    EmailRetry,
  ],
})
export class AdminEmailsModule {}
