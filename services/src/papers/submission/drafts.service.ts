import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { Clock } from '../../platform/core/clock.js';
import type { IdempotentRequest } from '../../platform/idempotency/idempotent-request.js';
import { newId } from '../../platform/core/new-id.js';
import { EditionsService } from '../../conference/editions/editions.service.js';
import { isOpen } from '../../conference/editions/opening.js';
import type {
  PaperDetails,
  Author,
  DraftChanges,
  NewDraft,
} from '../paper/author-papers.schema.js';
import { AuthorPapersQuery } from './author-papers.query.js';
import { insertDraft, listed, saveDraft, saveDraftAndAuthors } from './drafts.sql.js';
import { OwnPapers } from './own-papers.js';
import { PaperFiles } from '../files/paper-files.js';
import { Paper } from '../paper/paper.entity.js';
import {
  notFromStatus,
  paperChanged,
  submissionsClosed,
  tooManyDrafts,
  wasSubmitted,
} from '../paper/papers.errors.js';

const UNCHANGED = {
  kind: null,
  title: null,
  abstract: null,
  keywords: null,
  topic: null,
  aiUse: null,
  isOriginal: null,
};

@Injectable()
export class DraftsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly editions: EditionsService,
    private readonly own: OwnPapers,
    private readonly files: PaperFiles,
    private readonly query: AuthorPapersQuery,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError CLOSED; CONFLICT with too many drafts */
  create(
    request: IdempotentRequest,
    person: AuthenticatedUser,
    { kind }: NewDraft,
  ): Promise<PaperDetails> {
    const id = newId();
    const ownerId = person.id;
    return this.own.run(request, ownerId, id, async (tx) => {
      const createdAt = this.clock.now();
      const authors = listed([firstAuthor(person)]);
      const added = await insertDraft.first(tx, { id, ownerId, kind, createdAt, ...authors });
      if (added) return this.query.details(tx, ownerId, added);
      const { submissions } = await this.editions.paperRules(tx);
      throw isOpen(submissions, createdAt) ? tooManyDrafts() : submissionsClosed();
    });
  }

  /** @throws AppError NOT_FOUND; INVALID_TRANSITION once submitted; CHANGED_MEANWHILE */
  save(ownerId: string, id: string, changes: DraftChanges): Promise<PaperDetails> {
    const { revision, authors, ...content } = changes;
    return this.dataSource.transaction(async (tx) => {
      const paper = await this.own.lock(tx, ownerId, id);
      if (paper.status !== 'draft') throw notFromStatus(paper.shownStatus);
      if (paper.revision !== revision) throw paperChanged();
      const values = { ...UNCHANGED, ...content, id, ownerId, updatedAt: this.clock.now() };
      const saved = authors
        ? await saveDraftAndAuthors.one(tx, { ...values, ...listed(authors) })
        : await saveDraft.one(tx, values);
      return this.query.details(tx, ownerId, saved);
    });
  }

  /** @throws AppError NOT_FOUND; INVALID_TRANSITION; CONFLICT for a returned paper */
  async remove(ownerId: string, id: string): Promise<void> {
    const removeFiles = await this.dataSource.transaction(async (tx) => {
      const paper = await this.own.lock(tx, ownerId, id);
      if (paper.status !== 'draft') throw notFromStatus(paper.shownStatus);
      if (paper.number !== null) throw wasSubmitted();
      const removeContent = await this.files.removeAll(tx, id);
      await tx.delete(Paper, { id });
      return removeContent;
    });
    await removeFiles();
  }
}

function firstAuthor({
  firstName,
  lastName,
  email,
  organization,
  country,
}: AuthenticatedUser): Author {
  return {
    givenName: firstName,
    familyName: lastName,
    email,
    affiliation: organization,
    country: country ?? '',
    isPresenting: true,
    isCorresponding: true,
  };
}
