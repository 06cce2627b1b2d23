import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EditionsModule } from '../conference/editions.module.js';
import { Attempts } from './gateways/attempts.js';
import { GatewayAttempt } from './gateways/gateway-attempt.entity.js';
import { GatewayEvents } from './gateways/gateway-events.js';
import { GatewayEventsController } from './gateways/gateway-events.controller.js';
import { GatewayPolls } from './gateways/gateway-polls.js';
import { Gateways } from './gateways/gateways.js';
import { OnlinePayments } from './gateways/online-payments.js';
import { OnlinePaymentsController } from './gateways/online-payments.controller.js';
import { ProviderChecks } from './gateways/provider-checks.js';
import { ReportedDisputes } from './gateways/reported-disputes.js';
import { ReportedRefunds } from './gateways/reported-refunds.js';
import { Settlements } from './gateways/settlements.js';
import { PaymentsModule } from './payments.module.js';

@Module({
  imports: [TypeOrmModule.forFeature([GatewayAttempt]), EditionsModule, PaymentsModule],
  controllers: [OnlinePaymentsController, GatewayEventsController],
  providers: [
    Attempts,
    GatewayEvents,
    GatewayPolls,
    Gateways,
    OnlinePayments,
    ProviderChecks,
    ReportedDisputes,
    ReportedRefunds,
    Settlements,
  ],
  exports: [Gateways, ProviderChecks, Settlements],
})
export class GatewaysModule {}
