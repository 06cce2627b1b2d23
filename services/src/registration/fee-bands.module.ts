import { Module } from '@nestjs/common';
import { CountryChecks } from './fee-bands/country-checks.js';
import { FeeBandsPersonalData } from './fee-bands/fee-bands.personal-data.js';
import { PriceChangesModule } from './price-changes.module.js';
import { PaymentsModule } from './payments.module.js';
import { RegistrationsModule } from './registrations.module.js';

@Module({
  imports: [PaymentsModule, PriceChangesModule, RegistrationsModule],
  providers: [CountryChecks, FeeBandsPersonalData],
  exports: [CountryChecks],
})
export class FeeBandsModule {}
