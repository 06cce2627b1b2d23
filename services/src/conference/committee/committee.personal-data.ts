import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { FilesService } from '../../platform/files/files.service.js';
import {
  PersonalDataParts,
  type Erasure,
  type PersonalDataPart,
} from '../../platform/personal-data/personal-data-parts.js';
import type { PresentedUser } from '../../platform/http/policy/user.schema.js';
import { EmailOutbox } from '../../messaging/outbox/email-outbox.js';
import { findReplies } from '../inbox/correspondence.read-model.js';
import { INBOX_KINDS } from '../inbox/inbox-kinds.js';
import { forgetApplicationEmails } from './committee-application.email.js';
import { CommitteeApplication } from './committee-application.entity.js';

@Injectable()
export class CommitteePersonalData implements PersonalDataPart, OnModuleInit {
  readonly name = 'committeeApplications';

  constructor(
    private readonly parts: PersonalDataParts,
    private readonly files: FilesService,
    private readonly outbox: EmailOutbox,
  ) {}

  onModuleInit(): void {
    this.parts.add(this);
  }

  async collect(tx: EntityManager, person: PresentedUser) {
    const applications = await this.applicationsOf(tx, person);
    return Promise.all(
      applications.map(async ({ contentHash: _content, cvFileId, ...application }) => ({
        ...application,
        cv: await this.files.describe(tx, cvFileId),
        replies: await findReplies(tx, INBOX_KINDS.application, application.id),
      })),
    );
  }

  async erase(tx: EntityManager, person: PresentedUser, erasure: Erasure): Promise<void> {
    for (const { id, cvFileId } of await this.applicationsOf(tx, person)) {
      await forgetApplicationEmails(tx, this.outbox, id);
      await tx.delete(CommitteeApplication, { id });
      erasure.afterCommit(await this.files.remove(tx, cvFileId));
    }
  }

  private async applicationsOf(
    tx: EntityManager,
    { email, isEmailVerified }: PresentedUser,
  ): Promise<CommitteeApplication[]> {
    if (!isEmailVerified) return [];
    return tx
      .createQueryBuilder(CommitteeApplication, 'application')
      .where('email_key(application.email) = email_key(:email)', { email })
      .orderBy('application.id')
      .getMany();
  }
}
