import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../platform/core/clock.js';
import { newId } from '../../platform/core/new-id.js';
import { after, DAY } from '../../platform/core/time.js';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { Idempotency } from '../../platform/idempotency/idempotency.js';
import type { IdempotentRequest } from '../../platform/idempotency/idempotent-request.js';
import { normal } from '../edition-editor/edition-normal.js';
import { EditionEditor } from '../edition-editor/edition-editor.js';
import { sectionsNotPermitted } from '../edition-editor/editions.errors.js';
import { changedFields } from '../edition-editor/field-changes.js';
import { mayChange } from '../edition-editor/section-rights.js';
import type { EditionDraft } from '../editions/edition-draft.schema.js';
import { editionProblems } from '../editions/rules/edition-problems.js';
import { sectionOf, withChange } from './planned-change.js';
import type { PlannedChange } from './planned-change.schema.js';
import { ScheduledChange } from './scheduled-change.entity.js';
import { changeClosed, changeNotFound, scheduleRefused } from './scheduled-changes.errors.js';
import { findOfEdition, findPending, notifyScheduled } from './scheduled-changes.read-model.js';
import type { ScheduledChangesAnswer, ScheduleRequest } from './scheduled-changes.schema.js';
import { texts } from './scheduled-changes.texts.js';

/** Catches mistyped years. */
const FURTHEST = 366 * DAY;

/** Where a problem of the edition is shown in the request. */
const FIELDS = { open: 'at', close: 'at', extend: 'day', price: 'prices' } as const;

@Injectable()
export class ScheduledChanges {
  constructor(
    private readonly dataSource: DataSource,
    private readonly editor: EditionEditor,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  list(editionId: string): Promise<ScheduledChangesAnswer> {
    return this.read(this.dataSource.manager, editionId);
  }

  /**
   * Schedules a change; it is tried on the edition as it will be by then.
   * @throws AppError FORBIDDEN without the right to the section; NOT_FOUND; VALIDATION_FAILED for a time that
   *   has passed, and for a change that the edition would refuse
   */
  add(
    request: IdempotentRequest,
    admin: AuthenticatedUser,
    editionId: string,
    { at: time, change }: ScheduleRequest,
  ): Promise<ScheduledChangesAnswer> {
    this.require(admin, change);
    const { body } = request;
    return this.idempotency.run({ ...request, body: { editionId, body } }, async (tx) => {
      const { draft } = await this.editor.lock(tx, editionId);
      const at = new Date(time);
      await this.rehearse(tx, editionId, draft, change, at);
      const row: ScheduledChange = {
        id: newId(),
        editionId,
        at,
        change,
        status: 'scheduled',
        problem: null,
        scheduledBy: admin.id,
        scheduledAt: this.clock.now(),
        closedAt: null,
      };
      await tx.insert(ScheduledChange, row);
      await this.record(tx, admin.id, row, 'added');
      await notifyScheduled.run(tx);
      return this.read(tx, editionId);
    });
  }

  /** @throws AppError FORBIDDEN, NOT_FOUND; INVALID_TRANSITION once it is done, failed or cancelled */
  async cancel(
    admin: AuthenticatedUser,
    editionId: string,
    id: string,
  ): Promise<ScheduledChangesAnswer> {
    return this.dataSource.transaction(async (tx) => {
      await this.editor.lock(tx, editionId);
      const row = await tx.findOneBy(ScheduledChange, { id, editionId });
      if (!row) throw changeNotFound();
      this.require(admin, row.change);
      if (row.status !== 'scheduled') throw changeClosed();
      await tx.update(ScheduledChange, { id }, { status: 'cancelled', closedAt: this.clock.now() });
      await this.record(tx, admin.id, row, 'cancelled');
      await notifyScheduled.run(tx);
      return this.read(tx, editionId);
    });
  }

  /** @param verb of the audit log */
  record(
    tx: EntityManager,
    actorId: string | null,
    { editionId, change, at }: ScheduledChange,
    verb: 'added' | 'cancelled' | 'done' | 'failed',
  ): Promise<void> {
    return this.audit.record(tx, {
      actorId,
      action: `scheduled-change.${verb}`,
      subject: { type: 'edition', id: editionId },
      fields: [sectionOf(change)],
      after: `${change.act}, ${at.toISOString()}`,
    });
  }

  private require(admin: AuthenticatedUser, change: PlannedChange): void {
    const section = sectionOf(change);
    if (!mayChange(admin, section)) throw sectionsNotPermitted([section]);
  }

  /** On top of earlier scheduled changes. */
  private async rehearse(
    tx: EntityManager,
    editionId: string,
    now: EditionDraft,
    change: PlannedChange,
    at: Date,
  ): Promise<void> {
    if (at <= this.clock.now()) throw scheduleRefused('at', texts.past);
    if (at > after(this.clock.now(), FURTHEST)) throw scheduleRefused('at', texts.tooLate);
    const pending = await findPending.all(tx, { editionId, until: at });
    const before = pending.reduce((draft, each) => withEarlier(draft, each), now);
    const then = normal(withChange(before, change, at));
    const field = FIELDS[change.act];
    if (changedFields(before, then).length === 0) throw scheduleRefused(field, texts.nothing);
    const known = editionProblems(before).map(([path]) => path);
    const [problem] = editionProblems(then).filter(([path]) => !known.includes(path));
    if (problem) throw scheduleRefused(field, problem[1]);
  }

  private async read(tx: EntityManager, editionId: string): Promise<ScheduledChangesAnswer> {
    const rows = await findOfEdition.all(tx, { editionId });
    const items = rows.map(({ at, closedAt, ...row }) => ({
      ...row,
      at: at.toISOString(),
      closedAt: closedAt?.toISOString() ?? null,
    }));
    return { items };
  }
}

/** An earlier change that the edition refuses by now will have no effect. */
function withEarlier(draft: EditionDraft, { change, at }: Pick<ScheduledChange, 'change' | 'at'>) {
  try {
    return withChange(draft, change, at);
  } catch {
    return draft;
  }
}
