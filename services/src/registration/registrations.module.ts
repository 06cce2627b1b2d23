import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CapacityModule } from './capacity.module.js';
import { UsersModule } from '../identity/users.module.js';
import { PapersModule } from '../papers/papers.module.js';
import { PaperChoice } from './registrations/paper-choice.js';
import { PaperPayments } from './registrations/paper-payments.js';
import { Registration } from './registrations/registration.entity.js';
import { RegistrationJoins } from './registrations/registration-joins.js';
import { RegistrationsService } from './registrations/registrations.service.js';
import { RegistrationsPersonalData } from './registrations/registrations.personal-data.js';

@Module({
  imports: [TypeOrmModule.forFeature([Registration]), CapacityModule, PapersModule, UsersModule],
  providers: [
    RegistrationsPersonalData,
    RegistrationsService,
    RegistrationJoins,
    PaperChoice,
    PaperPayments,
  ],
  exports: [CapacityModule, RegistrationsService],
})
export class RegistrationsModule {}
