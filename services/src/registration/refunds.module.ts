import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EditionsModule } from '../conference/editions.module.js';
import { MessagingModule } from '../messaging/messaging.module.js';
import { DownloadsModule } from '../platform/downloads/downloads.module.js';
import { GatewaysModule } from './gateways.module.js';
import { PaymentsModule } from './payments.module.js';
import { GatewayRefunds } from './refunds/gateway-refunds.js';
import { OwnRefundsController } from './refunds/own-refunds.controller.js';
import { ProviderRefunds } from './refunds/provider-refunds.js';
import { RefundAccounts } from './refunds/refund-accounts.js';
import { RefundEmails } from './refunds/refund-account.email.js';
import { RefundBatch } from './refunds/refund-batch.entity.js';
import { RefundBatches } from './refunds/refund-batches.js';
import { RefundBatchesController } from './refunds/refund-batches.controller.js';
import { RefundFiles } from './refunds/refund-files.js';
import { RefundPayments } from './refunds/refund-payments.js';
import { RefundSending } from './refunds/refund-sending.js';
import { Refund } from './refunds/refund.entity.js';
import { RefundsController } from './refunds/refunds.controller.js';
import { RefundsPersonalData } from './refunds/refunds.personal-data.js';
import { RefundBatchesQuery } from './refunds/refund-batches.read-model.js';
import { RefundsQueryService } from './refunds/refunds.read-model.js';
import { Refunds } from './refunds/refunds.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Refund, RefundBatch]),
    DownloadsModule,
    EditionsModule,
    MessagingModule,
    GatewaysModule,
    PaymentsModule,
  ],
  controllers: [RefundsController, RefundBatchesController, OwnRefundsController],
  providers: [
    GatewayRefunds,
    ProviderRefunds,
    RefundAccounts,
    RefundBatches,
    RefundEmails,
    RefundFiles,
    RefundPayments,
    RefundSending,
    Refunds,
    RefundsPersonalData,
    RefundBatchesQuery,
    RefundsQueryService,
  ],
  exports: [ProviderRefunds, RefundPayments],
})
export class RefundsModule {}
