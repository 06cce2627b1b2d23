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
import { AuthorPapersQuery } from './author-papers.read-model.js';
import { OwnPapers } from './own-papers.js';
import { PaperAuthor } from '../paper/paper-author.entity.js';
import { PaperFiles } from '../files/paper-files.js';
import { Paper } from '../paper/paper.entity.js';
import {
  notFromStatus,
  paperChanged,
  submissionsClosed,
  tooManyDrafts,
  wasSubmitted,
} from '../paper/papers.errors.js';

/** Bounds the storage of an account. */
const MOST_DRAFTS = 20;

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
    return this.own.run(request, person.id, async (tx) => {
      const edition = await this.editions.paperRules(tx);
      const createdAt = this.clock.now();
      if (!isOpen(edition.submissions, createdAt)) throw submissionsClosed();
      const drafts = await tx.countBy(Paper, { ownerId: person.id, status: 'draft' });
      if (drafts >= MOST_DRAFTS) throw tooManyDrafts();
      const id = newId();
      const owned = { id, editionId: edition.id, ownerId: person.id, createdAt };
      await tx.insert(Paper, { ...owned, kind, title: '', status: 'draft' });
      await tx.insert(PaperAuthor, rowsOf(id, [firstAuthor(person)]));
      return id;
    });
  }

  /** @throws AppError NOT_FOUND; INVALID_TRANSITION once submitted; CHANGED_MEANWHILE */
  save(ownerId: string, id: string, changes: DraftChanges): Promise<PaperDetails> {
    const { revision, authors, ...columns } = changes;
    return this.dataSource.transaction(async (tx) => {
      const paper = await this.own.lock(tx, ownerId, id);
      if (paper.status !== 'draft') throw notFromStatus(paper.shownStatus);
      if (paper.revision !== revision) throw paperChanged();
      const updatedAt = this.clock.now();
      await tx.update(Paper, { id }, { ...columns, updatedAt, revision: revision + 1 });
      if (authors) {
        await tx.delete(PaperAuthor, { paperId: id });
        if (authors.length > 0) await tx.insert(PaperAuthor, rowsOf(id, authors));
      }
      return this.query.read(tx, ownerId, id);
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

function rowsOf(paperId: string, authors: Author[]) {
  return authors.map((author, index) => ({ ...author, paperId, position: index + 1 }));
}
