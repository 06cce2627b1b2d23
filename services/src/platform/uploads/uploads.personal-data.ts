import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../core/clock.js';
import type { PresentedUser } from '../http/policy/user.schema.js';
import {
  type Erasure,
  type PersonalDataPart,
  PersonalDataParts,
} from '../personal-data/personal-data-parts.js';
import { UploadContents } from './upload-contents.js';
import { removeUploadsOf, uploadsOf } from './uploads.sql.js';

/** Unfinished uploads; erasure deletes them. */
@Injectable()
export class UploadsPersonalData implements PersonalDataPart, OnModuleInit {
  readonly name = 'uploads';

  constructor(
    private readonly parts: PersonalDataParts,
    private readonly contents: UploadContents,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.parts.add(this);
  }

  collect(tx: EntityManager, { id: ownerId }: PresentedUser) {
    return uploadsOf.all(tx, { ownerId, now: this.clock.now() });
  }

  async erase(tx: EntityManager, { id: ownerId }: PresentedUser, erasure: Erasure): Promise<void> {
    const gone = await removeUploadsOf.all(tx, { ownerId });
    erasure.afterCommit(() => this.contents.remove(...gone.map(({ id }) => id)));
  }
}
