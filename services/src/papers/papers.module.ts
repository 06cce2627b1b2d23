import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CountersModule } from '../counters/counters.module.js';
import { EditionsModule } from '../editions/editions.module.js';
import { Paper } from './paper.entity.js';
import { PapersController } from './papers.controller.js';
import { PapersService } from './papers.service.js';
import { PapersPersonalData } from './papers.personal-data.js';

@Module({
  imports: [TypeOrmModule.forFeature([Paper]), CountersModule, EditionsModule],
  controllers: [PapersController],
  providers: [PapersPersonalData, PapersService],
  exports: [PapersService],
})
export class PapersModule {}
