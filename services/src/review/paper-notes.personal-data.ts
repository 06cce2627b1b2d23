import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  PersonalDataParts,
  type PersonalDataPart,
} from '../platform/personal-data/personal-data-parts.js';
import type { PresentedUser } from '../platform/http/policy/user.schema.js';
import { PaperNote } from './notes/paper-note.entity.js';
import { hiddenPapers } from './conflicts/hidden-papers.js';
import type { PermittedUser } from '../platform/http/policy/current-user.js';

/** The notes that a person wrote. Erasure keeps them with the paper, under the person's id. */
@Injectable()
export class PaperNotesPersonalData implements PersonalDataPart, OnModuleInit {
  readonly name = 'paperNotes';

  constructor(private readonly parts: PersonalDataParts) {}

  onModuleInit(): void {
    this.parts.add(this);
  }

  /** Leaves out notes on papers that are hidden from the reader. */
  async collect(tx: EntityManager, { id }: PresentedUser, reader: PermittedUser) {
    const notes = await tx.find(PaperNote, { where: { authorId: id }, order: { id: 'ASC' } });
    const paperIds = notes.map(({ paperId }) => paperId);
    const hidden = await hiddenPapers(tx, id, reader, paperIds);
    return notes
      .filter(({ paperId }) => !hidden.has(paperId))
      .map(({ paperId, text, createdAt }) => ({ paperId, text, createdAt }));
  }
}
