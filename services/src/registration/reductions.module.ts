import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EditionsModule } from '../conference/editions.module.js';
import { AuthModule } from '../identity/auth.module.js';
import { DiscountCode } from './reductions/discount-code.entity.js';
import { DiscountCodeDesk } from './reductions/discount-code-desk.js';
import { DiscountCodes } from './reductions/discount-codes.js';
import { RegistrationBand } from './reductions/registration-band.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([DiscountCode, RegistrationBand]), AuthModule, EditionsModule],
  providers: [DiscountCodeDesk, DiscountCodes],
  exports: [DiscountCodeDesk, DiscountCodes],
})
export class ReductionsModule {}
