import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { PapersModule } from '../papers/papers.module.js';
import { ChairPapers } from './chair-papers.js';
import { DecisionMails } from './decision-mails.js';
import { DecisionsService } from './decisions.service.js';
import { ReleasesService } from './releases.service.js';
import { ScreeningService } from './screening.service.js';

/** What chairs do with papers. */
@Module({
  imports: [MailModule, PapersModule],
  providers: [ChairPapers, DecisionMails, DecisionsService, ReleasesService, ScreeningService],
  exports: [ChairPapers, DecisionsService, ReleasesService, ScreeningService],
})
export class DecisionsModule {}
