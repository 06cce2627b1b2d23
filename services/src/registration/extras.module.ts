import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ExtraStock } from './extras/extra-stock.js';
import { ExtrasPersonalData } from './extras/extras.personal-data.js';
import { PriceLine } from './extras/price-line.entity.js';
import { PriceLines } from './extras/price-lines.js';
import { PriceQuote } from './extras/price-quote.entity.js';
import { PriceQuotes } from './extras/price-quotes.js';
import { RegistrationAnswer } from './extras/registration-answer.entity.js';
import { RegistrationAnswers } from './extras/registration-answers.js';
import { EditionsModule } from '../conference/editions.module.js';
import { RegistrationsModule } from './registrations.module.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([PriceLine, PriceQuote, RegistrationAnswer]),
    EditionsModule,
    RegistrationsModule,
  ],
  providers: [ExtrasPersonalData, ExtraStock, PriceLines, PriceQuotes, RegistrationAnswers],
  exports: [ExtraStock, PriceLines, PriceQuotes, RegistrationAnswers],
})
export class ExtrasModule {}
