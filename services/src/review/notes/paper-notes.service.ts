import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../platform/core/clock.js';
import { newId } from '../../platform/core/new-id.js';
import { AppError } from '../../platform/http/app-error.js';
import { ErrorCode } from '../../platform/http/error-code.js';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { Idempotency } from '../../platform/idempotency/idempotency.js';
import type { IdempotentRequest } from '../../platform/idempotency/idempotent-request.js';
import { ChairPapers } from '../decisions/chair-papers.js';
import { PaperNote } from './paper-note.entity.js';
import { texts, type NewNote, type NoteAdded } from './paper-notes.schema.js';

@Injectable()
export class PaperNotes {
  constructor(
    private readonly dataSource: DataSource,
    private readonly papers: ChairPapers,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError NOT_FOUND, for the organiser's own papers as well */
  add(
    request: IdempotentRequest,
    chair: AuthenticatedUser,
    paperId: string,
    { text }: NewNote,
  ): Promise<NoteAdded> {
    return this.idempotency.run({ ...request, body: [paperId, request.body] }, async (tx) => {
      await this.papers.readToAct(tx, chair, paperId);
      const note = { id: newId(), paperId, authorId: chair.id, text, createdAt: this.clock.now() };
      await tx.insert(PaperNote, note);
      await this.audit.record(tx, {
        actorId: chair.id,
        action: 'paper.note-added',
        subject: { type: 'paper', id: paperId },
      });
      return { id: note.id };
    });
  }

  /** @throws AppError NOT_FOUND, for notes of others as well */
  remove(
    chair: AuthenticatedUser,
    { id: paperId, noteId }: { id: string; noteId: string },
  ): Promise<{ message: string }> {
    return this.dataSource.transaction(async (tx) => {
      await this.papers.readToAct(tx, chair, paperId);
      const own = { id: noteId, paperId, authorId: chair.id };
      const { affected } = await tx.delete(PaperNote, own);
      if (affected !== 1) throw new AppError(ErrorCode.NOT_FOUND, texts.notFound);
      await this.audit.record(tx, {
        actorId: chair.id,
        action: 'paper.note-deleted',
        subject: { type: 'paper', id: paperId },
      });
      return { message: texts.deleted };
    });
  }
}
