import { Module } from '@nestjs/common';
import { GatewaysModule } from './gateways.module.js';
import { PaymentsModule } from './payments.module.js';
import { CheckDesk } from './provider-checks/check-desk.js';
import { DisputeDesk } from './provider-checks/dispute-desk.js';
import { ProviderChecksController } from './provider-checks/provider-checks.controller.js';
import { ProviderChecksQuery } from './provider-checks/provider-checks.read-model.js';
import { RefundsModule } from './refunds.module.js';

@Module({
  imports: [GatewaysModule, PaymentsModule, RefundsModule],
  controllers: [ProviderChecksController],
  providers: [CheckDesk, DisputeDesk, ProviderChecksQuery],
})
export class ProviderChecksModule {}
