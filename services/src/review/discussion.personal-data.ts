import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  PersonalDataParts,
  type PersonalDataPart,
} from '../platform/personal-data/personal-data-parts.js';
import type { PresentedUser } from '../platform/http/policy/user.schema.js';
import { PaperComment } from './discussion/paper-comment.entity.js';
import { hiddenPapers } from './conflicts/hidden-papers.js';
import type { PermittedUser } from '../platform/http/policy/current-user.js';

/** The comments that a person wrote in discussions of papers. Erasure keeps them with the paper, under the person's id. */
@Injectable()
export class DiscussionPersonalData implements PersonalDataPart, OnModuleInit {
  readonly name = 'discussion';

  constructor(private readonly parts: PersonalDataParts) {}

  onModuleInit(): void {
    this.parts.add(this);
  }

  /** Leaves out comments on papers that are hidden from the reader. */
  async collect(tx: EntityManager, { id }: PresentedUser, reader: PermittedUser) {
    const comments = await tx.find(PaperComment, { where: { authorId: id }, order: { id: 'ASC' } });
    const paperIds = comments.map(({ paperId }) => paperId);
    const hidden = await hiddenPapers(tx, id, reader, paperIds);
    return comments
      .filter(({ paperId }) => !hidden.has(paperId))
      .map(({ paperId, alias, text, postedAt }) => ({ paperId, alias, text, postedAt }));
  }
}
