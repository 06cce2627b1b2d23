import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../platform/core/clock.js';
import type { PermittedUser } from '../../platform/http/policy/current-user.js';
import { HiddenSubjects } from '../../platform/work/hidden-subjects.js';
import { findCandidates } from './candidates.read-model.js';
import { registrationNotFound } from './issued-documents.errors.js';
import type { Presentation } from './issued-documents.schema.js';
import { deletePresentation, putPresentation } from './issued-documents.sql.js';

/** Marks papers as presented, by the person of a registration. */
@Injectable()
export class Presentations {
  constructor(
    private readonly dataSource: DataSource,
    private readonly hidden: HiddenSubjects,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError NOT_FOUND for a registration without an accepted paper */
  mark(organiser: PermittedUser, registrationId: string, { presentedOn }: Presentation) {
    return this.dataSource.transaction(async (tx) => {
      await this.findCandidate(tx, organiser, registrationId);
      const by = { by: organiser.id, now: this.clock.now() };
      await putPresentation.run(tx, { registrationId, presentedOn, ...by });
      const subject = { type: 'registration', id: registrationId };
      const action = 'registration.presented';
      await this.audit.record(tx, { actorId: organiser.id, action, subject });
      return { presentedOn };
    });
  }

  /**
   * Repeats change nothing. Certificates that were issued stay valid.
   * @throws AppError NOT_FOUND for a registration without an accepted paper
   */
  unmark(organiser: PermittedUser, registrationId: string) {
    return this.dataSource.transaction(async (tx) => {
      await this.findCandidate(tx, organiser, registrationId);
      const gone = await deletePresentation.all(tx, { registrationId });
      const subject = { type: 'registration', id: registrationId };
      const action = 'registration.presentation-undone';
      if (gone.length > 0) await this.audit.record(tx, { actorId: organiser.id, action, subject });
      return { presentedOn: null };
    });
  }

  private async findCandidate(tx: EntityManager, organiser: PermittedUser, registrationId: string) {
    const hidden = this.hidden.ids(organiser);
    const asked = { kind: 'presentation' as const, hidden, subjectIds: [registrationId] };
    const [candidate] = await findCandidates(tx, asked);
    if (!candidate) throw registrationNotFound();
  }
}
