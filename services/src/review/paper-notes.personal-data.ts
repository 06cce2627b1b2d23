import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  PersonalDataParts,
  type PersonalDataPart,
} from '../platform/personal-data/personal-data-parts.js';
import type { PresentedUser } from '../platform/http/policy/user.schema.js';
import { PaperNote } from './notes/paper-note.entity.js';
import { authoredBy } from './reviews/review.read-model.js';

/** The notes that a person wrote. Erasure keeps them with the paper, under the person's id. */
@Injectable()
export class PaperNotesPersonalData implements PersonalDataPart, OnModuleInit {
  readonly name = 'paperNotes';

  constructor(private readonly parts: PersonalDataParts) {}

  onModuleInit(): void {
    this.parts.add(this);
  }

  /** Leaves out notes on papers of the reader, who may not read them. */
  async collect(tx: EntityManager, { id }: PresentedUser, readerId: string) {
    const notes = await tx.find(PaperNote, { where: { authorId: id }, order: { id: 'ASC' } });
    const paperIds = notes.map(({ paperId }) => paperId);
    const hidden = new Set(await authoredBy(tx, readerId, paperIds));
    return notes
      .filter(({ paperId }) => !hidden.has(paperId))
      .map(({ paperId, text, createdAt }) => ({ paperId, text, createdAt }));
  }
}
