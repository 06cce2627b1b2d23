import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EditionsModule } from '../conference/editions.module.js';
import { ExtrasModule } from './extras.module.js';
import { PriceChangesModule } from './price-changes.module.js';
import { PaymentsModule } from './payments.module.js';
import { RegistrationsModule } from './registrations.module.js';
import { OwnWaivers } from './waivers/own-waivers.js';
import { OwnWaiversController } from './waivers/own-waivers.controller.js';
import { Waiver } from './waivers/waiver.entity.js';
import { WaiverBudgets } from './waivers/waiver-budget.js';
import { WaiverDesk } from './waivers/waiver-desk.js';
import { WaiversController } from './waivers/waivers.controller.js';
import { WaiversPersonalData } from './waivers/waivers.personal-data.js';
import { WaiversQueryService } from './waivers/waivers.read-model.js';
import { WaiversRetention } from './waivers/waivers.retention.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Waiver]),
    EditionsModule,
    ExtrasModule,
    PaymentsModule,
    PriceChangesModule,
    RegistrationsModule,
  ],
  controllers: [OwnWaiversController, WaiversController],
  providers: [
    OwnWaivers,
    WaiverBudgets,
    WaiverDesk,
    WaiversPersonalData,
    WaiversQueryService,
    WaiversRetention,
  ],
})
export class WaiversModule {}
