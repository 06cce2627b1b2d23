import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CountersModule } from '../counters/counters.module.js';
import { EditionsModule } from '../editions/editions.module.js';
import { PaperAuthor } from './paper-author.entity.js';
import { PaperDecision } from './paper-decision.entity.js';
import { PaperMove } from './paper-move.entity.js';
import { PaperMoves } from './paper-moves.js';
import { PaperVersion } from './paper-version.entity.js';
import { Paper } from './paper.entity.js';
import { PapersController } from './papers.controller.js';
import { PapersService } from './papers.service.js';
import { PapersPersonalData } from './papers.personal-data.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Paper, PaperAuthor, PaperDecision, PaperMove, PaperVersion]),
    CountersModule,
    EditionsModule,
  ],
  controllers: [PapersController],
  providers: [PaperMoves, PapersPersonalData, PapersService],
  exports: [PaperMoves, PapersService],
})
export class PapersModule {}
