import { Module } from '@nestjs/common';
import { ExtrasModule } from './extras.module.js';
import { PaymentsModule } from './payments.module.js';
import { PriceChanges } from './price-changes/price-changes.js';
import { RegistrationsModule } from './registrations.module.js';

@Module({
  imports: [ExtrasModule, PaymentsModule, RegistrationsModule],
  providers: [PriceChanges],
  exports: [PriceChanges],
})
export class PriceChangesModule {}
