import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ConferenceIdentity } from '../messaging/templates/conference-identity.js';
import { EmailWordings } from '../messaging/wordings/email-wordings.js';
import { CurrentWordings } from './email-texts/current-wordings.js';
import { EditionRevision } from './editions/edition-revision.entity.js';
import { EditionChecks } from './editions/edition-checks.js';
import { EditionListeners } from './editions/edition-listeners.js';
import { Edition } from './editions/edition.entity.js';
import { EditionPresenter } from './editions/edition.presenter.js';
import { EditionsController } from './editions/editions.controller.js';
import { EditionsService } from './editions/editions.service.js';
import { FeeTableRevision } from './editions/fee-table.entity.js';
import { FirstEdition } from './editions/sample/first-edition.js';
import { SchedulePapers } from './editions/schedule-papers.js';

/** Global, since lower rooms need the conference's name and texts. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([Edition, EditionRevision, FeeTableRevision])],
  controllers: [EditionsController],
  providers: [
    EditionsService,
    { provide: ConferenceIdentity, useExisting: EditionsService },
    { provide: EmailWordings, useClass: CurrentWordings },
    EditionChecks,
    EditionListeners,
    EditionPresenter,
    FirstEdition,
    SchedulePapers,
  ],
  exports: [
    ConferenceIdentity,
    EditionChecks,
    EditionListeners,
    EditionPresenter,
    EditionsService,
    EmailWordings,
    SchedulePapers,
  ],
})
export class EditionsModule {}
