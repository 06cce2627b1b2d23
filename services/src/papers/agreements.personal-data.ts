import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { FilesService } from '../platform/files/files.service.js';
import type { PresentedUser } from '../platform/http/policy/user.schema.js';
import {
  PersonalDataParts,
  type PersonalDataPart,
} from '../platform/personal-data/personal-data-parts.js';
import { PaperAgreement } from './paper/paper-agreement.entity.js';

/** Agreements are kept as evidence of the right to publish; only the form's file name is erased. */
@Injectable()
export class AgreementsPersonalData implements PersonalDataPart, OnModuleInit {
  readonly name = 'agreements';

  constructor(
    private readonly parts: PersonalDataParts,
    private readonly files: FilesService,
  ) {}

  onModuleInit(): void {
    this.parts.add(this);
  }

  async collect(tx: EntityManager, { id: userId }: PresentedUser) {
    const rows = await tx.findBy(PaperAgreement, { userId });
    return rows.map(({ userId: _userId, ...row }) => row);
  }

  async erase(tx: EntityManager, { id: userId }: PresentedUser): Promise<void> {
    const rows = await tx.findBy(PaperAgreement, { userId });
    const ids = rows.flatMap(({ fileId }) => fileId ?? []);
    await this.files.rename(tx, ids, 'agreement.pdf');
  }
}
