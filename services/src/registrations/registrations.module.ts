import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PapersModule } from '../papers/papers.module.js';
import { PaperChoice } from './paper-choice.js';
import { Registration } from './registration.entity.js';
import { RegistrationsService } from './registrations.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Registration]), PapersModule],
  providers: [RegistrationsService, PaperChoice],
  exports: [RegistrationsService],
})
export class RegistrationsModule {}
