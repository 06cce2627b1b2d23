import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { audited, AuditService } from '../audit/audit.service.js';
import { Config } from '../config/config.js';
import { Clock } from '../core/clock.js';
import { newId } from '../core/new-id.js';
import { after, MINUTE } from '../core/time.js';
import { notify } from '../database/expressions.js';
import { isUniqueViolation } from '../database/postgres-errors.js';
import { onHold } from './holds.errors.js';

export const HOLDS_CHANNEL = 'held_acts';

export interface ActToHold {
  /** As added to `HeldKinds`. */
  kind: string;
  subject: { type: string; id: string };
  /** Others that wait with it. */
  concerned?: string[];
  /** Names the subject to organisers; nothing personal. */
  label: string;
  actorId: string;
  payload: object;
  /** The acts of one request. */
  batchId?: string;
  /** By the caller, part by part; a second time would double the statements of a large request. */
  isRehearsed?: boolean;
}

/** Either it took effect and has a result, or it is on hold. */
export type Acted<Result> =
  | { heldUntil: null; result: Result }
  | { heldUntil: Date; result: undefined };

interface NewAct {
  id: string;
  batchId: string;
  kind: string;
  subjectType: string;
  subjectId: string;
  concerned: string[];
  label: string;
  actorId: string;
  /** In JSON. */
  payload: string;
  now: Date;
  endsAt: Date;
}

const insertAct = audited((db, p: NewAct) =>
  db
    .with('added', (db) =>
      db.insertInto('held_acts').values({
        id: p.id,
        batch_id: p.batchId,
        kind: p.kind,
        subject_type: p.subjectType,
        subject_id: p.subjectId,
        concerned_ids: p.concerned,
        label: p.label,
        actor_id: p.actorId,
        payload: p.payload,
        state: 'held',
        recorded_at: p.now,
        ends_at: p.endsAt,
      }),
    )
    .selectNoFrom(notify(HOLDS_CHANNEL).as('notified')),
);

class Rehearsed<Result> extends Error {
  constructor(readonly result: Result) {
    super();
  }
}

/** Acts that send something wait before they take effect, so that they can be undone as if they never were. */
@Injectable()
export class Holds {
  constructor(
    private readonly audit: AuditService,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /**
   * Without a hold, `work` takes effect at once. Else it is rehearsed and rolled back, so that the caller
   * gets its errors now, and its kind sends it when the hold ends.
   * @throws what `work` throws; AppError CONFLICT while another act on the subject is on hold
   */
  async act<Result>(
    tx: EntityManager,
    act: ActToHold,
    work: (tx: EntityManager) => Promise<Result>,
  ): Promise<Acted<Result>> {
    if (this.config.holdMinutes === 0) return { heldUntil: null, result: await work(tx) };
    if (!act.isRehearsed) await rehearse(tx, work);
    return { heldUntil: await this.record(tx, act), result: undefined };
  }

  private async record(tx: EntityManager, act: ActToHold): Promise<Date> {
    const { kind, subject, concerned = [], label, actorId } = act;
    const payload = JSON.stringify(act.payload);
    const id = newId();
    const now = this.clock.now();
    const endsAt = after(now, this.config.holdMinutes * MINUTE);
    const row = { id, batchId: act.batchId ?? id, kind, label, actorId, payload, now, endsAt };
    const values = { ...row, subjectType: subject.type, subjectId: subject.id, concerned };
    const record = { actorId, action: 'hold.recorded', subject, after: kind };
    try {
      await this.audit.change(tx, insertAct, values, record);
    } catch (error) {
      throw isUniqueViolation(error) ? onHold() : error;
    }
    return endsAt;
  }
}

/** What `work` would return; nothing of it stays. @throws what `work` throws */
export async function rehearse<Result>(
  tx: EntityManager,
  work: (tx: EntityManager) => Promise<Result>,
): Promise<Result> {
  try {
    return await tx.transaction(async (savepoint) => {
      throw new Rehearsed(await work(savepoint));
    });
  } catch (error) {
    if (error instanceof Rehearsed) return (error as Rehearsed<Result>).result;
    throw error;
  }
}
