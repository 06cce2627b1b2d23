import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EditionRevision } from './edition-revision.entity.js';
import { Edition } from './edition.entity.js';
import { EditionsController } from './editions.controller.js';
import { EditionsService } from './editions.service.js';
import { FeeTableRevision } from './fee-table.entity.js';
import { FirstEdition } from './first-edition.js';

@Module({
  imports: [TypeOrmModule.forFeature([Edition, EditionRevision, FeeTableRevision])],
  controllers: [EditionsController],
  providers: [EditionsService, FirstEdition],
  exports: [EditionsService],
})
export class EditionsModule {}
