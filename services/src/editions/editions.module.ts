import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Edition } from './edition.entity.js';
import { EditionsController } from './editions.controller.js';
import { EditionsService } from './editions.service.js';
import { FeeTableRevision } from './fee-table.entity.js';
import { FirstEdition } from './first-edition.js';

@Module({
  imports: [TypeOrmModule.forFeature([Edition, FeeTableRevision])],
  controllers: [EditionsController],
  providers: [EditionsService, FirstEdition],
  exports: [EditionsService],
})
export class EditionsModule {}
