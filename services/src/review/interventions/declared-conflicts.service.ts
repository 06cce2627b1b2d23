import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PaperTransitions } from '../../papers/transitions/paper-transitions.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../platform/core/clock.js';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import { PaperConflict } from '../conflicts/paper-conflict.entity.js';
import { ChairPapers } from '../decisions/chair-papers.js';
import { PaperHandlers } from '../handlers/paper-handlers.service.js';
import type { ConflictDeclaration } from '../decisions/decisions.schema.js';

const texts = defineTexts('server.review.declared-conflicts', {
  declared: 'Conflict declared. You no longer see this paper.',
});

@Injectable()
export class DeclaredConflicts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transitions: PaperTransitions,
    private readonly papers: ChairPapers,
    private readonly handlers: PaperHandlers,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /**
   * Hides the paper from the organiser from then on; the organiser cannot undo it.
   * @throws AppError NOT_FOUND, for papers that the organiser has a conflict with already as well
   */
  declare(
    chair: AuthenticatedUser,
    paperId: string,
    { reason }: ConflictDeclaration,
  ): Promise<{ message: string }> {
    return this.dataSource.transaction(async (tx) => {
      await this.transitions.lock(tx, paperId);
      await this.papers.read(tx, chair, paperId);
      const declaredAt = this.clock.now();
      await tx.insert(PaperConflict, { paperId, userId: chair.id, reason, declaredAt });
      await this.audit.record(tx, {
        actorId: chair.id,
        action: 'paper.conflict-declared',
        subject: { type: 'paper', id: paperId },
      });
      await this.handlers.replace(tx, paperId);
      return { message: texts.declared };
    });
  }
}
