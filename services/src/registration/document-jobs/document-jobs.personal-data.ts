import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/core/clock.js';
import type { PresentedUser } from '../../platform/http/policy/user.schema.js';
import {
  PersonalDataParts,
  type PersonalDataPart,
} from '../../platform/personal-data/personal-data-parts.js';
import { findRequested, forgetFilesWith } from './document-jobs.sql.js';

/** What an organiser asked for. Files with a document of an erased person expire at once. */
@Injectable()
export class DocumentJobsPersonalData implements PersonalDataPart, OnModuleInit {
  readonly name = 'documentJobs';

  constructor(
    private readonly parts: PersonalDataParts,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.parts.add(this);
  }

  collect(tx: EntityManager, { id: by }: PresentedUser) {
    return findRequested.all(tx, { by });
  }

  async erase(tx: EntityManager, { id: userId }: PresentedUser): Promise<void> {
    await forgetFilesWith.run(tx, { userId, now: this.clock.now() });
  }
}
