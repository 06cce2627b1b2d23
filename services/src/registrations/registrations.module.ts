import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UsersModule } from '../users/users.module.js';
import { PapersModule } from '../papers/papers.module.js';
import { PaperChoice } from './paper-choice.js';
import { PaperPayments } from './paper-payments.js';
import { Registration } from './registration.entity.js';
import { RegistrationJoins } from './registration-joins.js';
import { RegistrationsService } from './registrations.service.js';
import { RegistrationsPersonalData } from './registrations.personal-data.js';

@Module({
  imports: [TypeOrmModule.forFeature([Registration]), PapersModule, UsersModule],
  providers: [
    RegistrationsPersonalData,
    RegistrationsService,
    RegistrationJoins,
    PaperChoice,
    PaperPayments,
  ],
  exports: [RegistrationsService],
})
export class RegistrationsModule {}
