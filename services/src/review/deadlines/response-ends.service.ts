import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { extendedTo } from '../../conference/editions/extension.js';
import { EmailOutbox } from '../../messaging/outbox/email-outbox.js';
import { notFromStatus, paperChanged } from '../../papers/paper/papers.errors.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Config } from '../../platform/config/config.js';
import { Clock } from '../../platform/core/clock.js';
import { newId } from '../../platform/core/new-id.js';
import { AppError } from '../../platform/http/app-error.js';
import { ErrorCode } from '../../platform/http/error-code.js';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import type { IdempotentRequest } from '../../platform/idempotency/idempotent-request.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import { formatInstant } from '../../platform/i18n/formats.js';
import { type ChairCase, ChairPapers } from '../decisions/chair-papers.js';
import type { PaperState } from '../decisions/decisions.schema.js';
import { PaperNote } from '../notes/paper-note.entity.js';
import { PaperResponse } from '../responses/paper-response.entity.js';
import { findResponseEnd } from '../responses/response-ends.read-model.js';
import { responseEndChanged } from './deadlines.emails.js';
import type { ResponseEndChoice } from './deadlines.schema.js';

const texts = defineTexts('server.review.response-ends', {
  later: 'Responses for this paper close at {time}: {reason}',
  asEdition: 'Responses for this paper close with those of the conference, at {time}: {reason}',
  noEnd:
    'Responses have no closing time that this paper could differ from. Set one in the edition first.',
  same: 'Responses for this paper already close with those of the conference.',
  responded:
    'The authors submitted their response at {time}, after the end that you chose. Choose a later day.',
});

interface Moved {
  before: Date;
  closesAt: Date;
  isOwn: boolean;
  reason: string;
}

/** A later end of the author response for one paper. What enforces and shows it reads `paper_responses.closes_at`. */
@Injectable()
export class ResponseEnds {
  constructor(
    private readonly papers: ChairPapers,
    private readonly outbox: EmailOutbox,
    private readonly audit: AuditService,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /**
   * Also an earlier one again, or that of the edition.
   * @throws AppError NOT_FOUND; CHANGED_MEANWHILE; INVALID_TRANSITION after the decision; CONFLICT without an end of the edition, without
   *   a change, or when a response was submitted after the new end; VALIDATION_FAILED for a day that is not later than the edition's end
   */
  choose(
    request: IdempotentRequest,
    chair: AuthenticatedUser,
    id: string,
    { seen, lastDay, reason }: ResponseEndChoice,
  ): Promise<PaperState> {
    return this.papers.act(request, chair, { id }, async (tx, about) => {
      const { paper, edition } = about;
      const { isUnderReview, window, ownEnd, submittedAt } = await findResponseEnd.one(tx, {
        paperId: id,
      });
      if (!isUnderReview) throw notFromStatus(paper.status);
      if (!window.open || !window.closesAt) throw conflict(texts.noEnd);
      if ((ownEnd?.getTime() ?? null) !== (seen && new Date(seen).getTime())) throw paperChanged();
      if (!ownEnd && lastDay === null) throw conflict(texts.same);
      const end = new Date(window.closesAt);
      const before = ownEnd && ownEnd > end ? ownEnd : end;
      const now = this.clock.now();
      const own =
        lastDay === null ? null : extendedTo({ lastDay, reason }, end, now, edition.timeZone);
      const closesAt = own ?? end;
      if (submittedAt && submittedAt > closesAt)
        throw conflict(texts.responded({ time: formatInstant(submittedAt) }));
      const row = { paperId: id, round: paper.round, closesAt: own };
      await tx.upsert(PaperResponse, row, ['paperId', 'round']);
      const moved = { before, closesAt, isOwn: own !== null, reason };
      await this.record(tx, chair, id, moved);
      await this.email(tx, about, moved);
      return paper;
    });
  }

  /** The reason is kept with the notes of the paper, which only organisers read. */
  private async record(
    tx: EntityManager,
    { id: actorId }: AuthenticatedUser,
    paperId: string,
    { before, closesAt, isOwn, reason }: Moved,
  ): Promise<void> {
    const text = isOwn ? texts.later : texts.asEdition;
    await tx.insert(PaperNote, {
      ...{ id: newId(), paperId, authorId: actorId },
      text: text({ time: formatInstant(closesAt), reason }),
      createdAt: this.clock.now(),
    });
    await this.audit.record(tx, {
      ...{ actorId, action: 'paper.response-end-changed', subject: { type: 'paper', id: paperId } },
      before: before.toISOString(),
      after: closesAt.toISOString(),
    });
  }

  private email(
    tx: EntityManager,
    { paper: { id, number, title }, owner }: ChairCase,
    { before, closesAt, reason }: Moved,
  ): Promise<void> {
    return this.outbox.add(tx, {
      template: responseEndChanged,
      to: owner.email,
      data: {
        ...{ firstName: owner.firstName, number: number ?? 0, title, dueAt: closesAt, reason },
        ...{ link: `${this.config.publicUrl}/papers/${id}`, isLater: closesAt > before },
      },
      cause: `response-end-changed:${id}:${newId()}`,
    });
  }
}

const conflict = (text: string) => new AppError(ErrorCode.CONFLICT, text);
