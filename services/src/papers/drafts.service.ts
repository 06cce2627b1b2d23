import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SignedInUser } from '../auth/current-user.js';
import { Clock } from '../common/clock.js';
import type { OnceRequest } from '../common/idempotency/once.js';
import { newId } from '../common/new-id.js';
import { EditionsService } from '../editions/editions.service.js';
import { isOpen } from '../editions/opening.js';
import type { PaperDetails } from './author-paper.schema.js';
import { AuthorPapersQuery } from './author-papers.query.js';
import type { Author, DraftChanges, NewDraft } from './draft.schema.js';
import { OwnPapers } from './own-papers.js';
import { PaperAuthor } from './paper-author.entity.js';
import { PaperFiles } from './paper-files.js';
import { Paper } from './paper.entity.js';
import {
  notFromStatus,
  paperChanged,
  submissionsClosed,
  tooManyDrafts,
  wasSubmitted,
} from './papers.errors.js';

/** Enough for anybody who writes; it bounds what one account can store. */
const MOST_DRAFTS = 20;

/** Papers before they are submitted. */
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

  /**
   * Begins a paper whose first author is who begins it.
   * @throws AppError CLOSED; CONFLICT with too many drafts
   */
  begin(once: OnceRequest, person: SignedInUser, { kind }: NewDraft): Promise<PaperDetails> {
    return this.own.once(once, person.id, async (tx) => {
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

  /**
   * Saves what was typed, whole or not.
   * @throws AppError NOT_FOUND; INVALID_TRANSITION when it is no draft any more; CHANGED_MEANWHILE
   *   when it was saved elsewhere since `revision` was read
   */
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

  /**
   * Forgets a draft with its files.
   * @throws AppError NOT_FOUND; INVALID_TRANSITION; CONFLICT for one that was turned back
   */
  async remove(ownerId: string, id: string): Promise<void> {
    const forget = await this.dataSource.transaction(async (tx) => {
      const paper = await this.own.lock(tx, ownerId, id);
      if (paper.status !== 'draft') throw notFromStatus(paper.shownStatus);
      if (paper.number !== null) throw wasSubmitted();
      const forgetFiles = await this.files.removeAll(tx, id);
      await tx.delete(Paper, { id });
      return forgetFiles;
    });
    await forget();
  }
}

function firstAuthor({ firstName, lastName, email, organization, country }: SignedInUser): Author {
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
