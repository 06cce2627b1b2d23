import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import { db } from '../../platform/database/db.js';
import { statement } from '../../platform/database/statement.js';
import { AppError } from '../../platform/http/app-error.js';
import { ErrorCode } from '../../platform/http/error-code.js';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import { paperReader } from '../conflicts/conflicted-papers.read-model.js';
import { ChairPapers } from '../decisions/chair-papers.js';
import { listTags } from './paper-tags.read-model.js';
import type { UsedTags } from './paper-tags.schema.js';

const texts = defineTexts('server.review.tags', {
  tagged: 'This paper has this tag already.',
  untagged: 'This paper does not have this tag.',
});

interface PaperTag {
  paperId: string;
  tag: string;
}

const insertTag = statement(({ paperId, tag }: PaperTag) =>
  db
    .insertInto('paper_tags')
    .values({ paper_id: paperId, tag })
    .onConflict((conflict) => conflict.doNothing())
    .returning('tag'),
);

const deleteTag = statement(({ paperId, tag }: PaperTag) =>
  db
    .deleteFrom('paper_tags')
    .where('paper_id', '=', paperId)
    .where('tag', '=', tag)
    .returning('tag'),
);

/** Tags leave the paper itself as it is, so that they also change while an act on it is on hold. */
@Injectable()
export class PaperTags {
  constructor(
    private readonly dataSource: DataSource,
    private readonly papers: ChairPapers,
    private readonly audit: AuditService,
  ) {}

  async used(chair: AuthenticatedUser): Promise<UsedTags> {
    const items = await listTags.all(this.dataSource, paperReader(chair));
    return { items };
  }

  /** @throws AppError NOT_FOUND, for the organiser's own papers as well; CONFLICT if it has the tag */
  async add(tx: EntityManager, chair: AuthenticatedUser, id: string, tag: string): Promise<void> {
    await this.papers.readToAct(tx, chair, id);
    const added = await insertTag.all(tx, { paperId: id, tag });
    if (added.length === 0) throw new AppError(ErrorCode.CONFLICT, texts.tagged);
    await this.record(tx, chair, id, 'paper.tagged');
  }

  /** @throws AppError NOT_FOUND, for the organiser's own papers as well; CONFLICT without the tag */
  async remove(tx: EntityManager, chair: AuthenticatedUser, id: string, tag: string) {
    await this.papers.readToAct(tx, chair, id);
    const removed = await deleteTag.all(tx, { paperId: id, tag });
    if (removed.length === 0) throw new AppError(ErrorCode.CONFLICT, texts.untagged);
    await this.record(tx, chair, id, 'paper.untagged');
  }

  /** Tags are free text, and audit entries are permanent. */
  private record(
    tx: EntityManager,
    { id: actorId }: AuthenticatedUser,
    id: string,
    action: string,
  ): Promise<void> {
    const subject = { type: 'paper', id };
    return this.audit.record(tx, { actorId, action, subject, fields: ['tags'] });
  }
}
