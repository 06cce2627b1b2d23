import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { EditForAuthor } from '../../papers/paper/author-papers.schema.js';
import { notFromStatus } from '../../papers/paper/papers.errors.js';
import { EditsService } from '../../papers/submission/edits.service.js';
import type { LockedPaper } from '../../papers/transitions/paper-transitions.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { emailKey } from '../../platform/core/email-address.js';
import { AppError } from '../../platform/http/app-error.js';
import { ErrorCode } from '../../platform/http/error-code.js';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import type { IdempotentRequest } from '../../platform/idempotency/idempotent-request.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import { type ChairCase, ChairPapers, type HeldPaperAct } from '../decisions/chair-papers.js';
import type { PaperEditForAuthor, PaperId, PaperState } from '../decisions/decisions.schema.js';
import { EDITED_FIELDS, EditForAuthorEmails } from './edits-for-authors.emails.js';
import { findReviewers } from './edits-for-authors.read-model.js';

const texts = defineTexts('server.review.edits-for-authors', {
  unchanged: 'Nothing was changed.',
  reviewer: '{email} reviews this paper. Unassign this reviewer first, or leave out the author.',
});

interface Details {
  edit: EditForAuthor;
  reason: string;
}

/** Changes of a submitted paper by organisers, for its author. */
@Injectable()
export class EditsForAuthors {
  private readonly editing: HeldPaperAct<Details>;

  constructor(
    private readonly papers: ChairPapers,
    private readonly edits: EditsService,
    private readonly emails: EditForAuthorEmails,
    private readonly audit: AuditService,
  ) {
    this.editing = papers.held<Details, LockedPaper>('paper-edit', (...act) => this.edited(...act));
  }

  /**
   * At every status but a draft, which its author edits, and withdrawn. All authors are emailed the reason and the
   * names of the changed fields; the versions of the paper keep its texts before and after.
   * @throws AppError NOT_FOUND, CHANGED_MEANWHILE, INVALID_TRANSITION; VALIDATION_FAILED by field; CONFLICT without a
   *   change, and for an author who reviews the paper
   */
  edit(
    request: IdempotentRequest,
    chair: AuthenticatedUser,
    { id }: PaperId,
    { revision, reason, ...edit }: PaperEditForAuthor,
  ): Promise<PaperState> {
    const details = { edit, reason };
    return this.papers.actOnHold(request, chair, { id, revision }, this.editing, details);
  }

  private async edited(
    tx: EntityManager,
    about: ChairCase,
    { edit, reason }: Details,
    chairId: string,
  ): Promise<LockedPaper> {
    const { id, status } = about.paper;
    if (status === 'draft' || status === 'withdrawn') throw notFromStatus(status);
    await this.expectNoReviewer(tx, id, edit);
    const { changes, paper } = await this.edits.saveFor(tx, about.paper, edit, about.owner);
    const fields = EDITED_FIELDS.filter((field) => changes.includes(field));
    if (fields.length === 0) throw new AppError(ErrorCode.CONFLICT, texts.unchanged);
    await this.audit.record(tx, {
      actorId: chairId,
      action: 'paper.edited-for-author',
      subject: { type: 'paper', id },
      fields,
    });
    await this.emails.edited(tx, { ...about, paper }, reason, fields);
    return paper;
  }

  private async expectNoReviewer(
    tx: EntityManager,
    paperId: string,
    { authors }: EditForAuthor,
  ): Promise<void> {
    const reviewers = await findReviewers.all(tx, { paperId });
    const keys = new Set(reviewers.map(({ email }) => emailKey(email)));
    const named = authors.find(({ email }) => keys.has(emailKey(email)));
    if (named) throw new AppError(ErrorCode.CONFLICT, texts.reviewer({ email: named.email }));
  }
}
