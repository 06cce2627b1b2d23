import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { Clock } from '../core/clock.js';
import { db } from '../database/db.js';
import { statement } from '../database/statement.js';
import { AppError } from '../http/app-error.js';
import { hasRight } from '../http/policy/rights.js';
import type { HeldActState } from './held-act.entity.js';
import { listOwn } from './held-acts.read-model.js';
import { HeldActors } from './held-actors.js';
import { type ActToSend, HeldKinds } from './held-kinds.js';
import { holdEnded, holdNotFound, NoLongerAllowed } from './holds.errors.js';
import type { ClosedActs, Dismissed } from './holds.schema.js';

const findBatch = statement((p: { batchId: string; actorId: string }) =>
  db
    .selectFrom('held_acts')
    .select(['id', 'state'])
    .where('batch_id', '=', p.batchId)
    .where('actor_id', '=', p.actorId)
    .orderBy('id'),
);

const undoBatch = statement((p: { batchId: string; actorId: string; now: Date }) =>
  db
    .updateTable('held_acts')
    .set({ state: 'undone', closed_at: p.now, payload: '{}' })
    .where('batch_id', '=', p.batchId)
    .where('actor_id', '=', p.actorId)
    .where('state', '=', 'held')
    .returning(['kind', 'subject_type as type', 'subject_id as id']),
);

const dismissBatch = statement((p: { batchId: string; actorId: string; now: Date }) =>
  db
    .updateTable('held_acts')
    .set({ dismissed_at: p.now })
    .where('batch_id', '=', p.batchId)
    .where('actor_id', '=', p.actorId)
    .where('state', 'in', ['failed', 'lapsed'])
    .where('dismissed_at', 'is', null)
    .returning('id'),
);

/** Sent in one go. */
const MOST_DUE = 200;

const findDue = statement((p: { now: Date }) =>
  db
    .selectFrom('held_acts')
    .select('id')
    .where('state', '=', 'held')
    .where('ends_at', '<=', p.now)
    .orderBy('ends_at')
    .orderBy('id')
    .limit(MOST_DUE),
);

const findNext = statement((p: { after: Date }) =>
  db
    .selectFrom('held_acts')
    .select('ends_at as endsAt')
    .where('state', '=', 'held')
    .where('ends_at', '>', p.after)
    .orderBy('ends_at')
    .limit(1),
);

/** Waits for another process, and finds nothing when that one has closed it. */
const lockHeld = statement((p: { id: string }) =>
  db
    .selectFrom('held_acts')
    .select(['kind', 'subject_type as type', 'subject_id as subjectId'])
    .select(['actor_id as actorId', 'payload'])
    .where('id', '=', p.id)
    .where('state', '=', 'held')
    .forUpdate(),
);

interface LockedAct extends Omit<ActToSend, 'actor'> {
  kind: string;
  actorId: string;
}

interface Closing {
  id: string;
  state: HeldActState;
  problem: string | undefined;
  now: Date;
}

const closeAct = statement((p: Closing) =>
  db
    .updateTable('held_acts')
    .set({ state: p.state, problem: p.problem ?? null, closed_at: p.now, payload: '{}' })
    .where('id', '=', p.id),
);

@Injectable()
export class HeldActs {
  private readonly logger = new Logger(HeldActs.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditService,
    private readonly kinds: HeldKinds,
    private readonly actors: HeldActors,
    private readonly clock: Clock,
  ) {}

  async list(actorId: string) {
    return { items: await listOwn.all(this.dataSource, { actorId, now: this.clock.now() }) };
  }

  /** @throws AppError NOT_FOUND, for acts of other organisers as well; CONFLICT once it has ended */
  async undo(actorId: string, batchId: string): Promise<ClosedActs> {
    return this.dataSource.transaction(async (tx) => {
      const undone = await undoBatch.all(tx, { batchId, actorId, now: this.clock.now() });
      if (undone.length === 0) throw await this.whyNot(tx, actorId, batchId);
      const records = undone.map(({ kind, ...subject }) => ({
        ...{ actorId, action: 'hold.undone', subject, after: kind },
      }));
      await this.audit.recordAll(tx, records);
      return { undone: undone.length, sent: 0, failed: 0 };
    });
  }

  /** One transaction for each act. @throws AppError as `undo` */
  async sendNow(actorId: string, batchId: string): Promise<ClosedActs> {
    const acts = await findBatch.all(this.dataSource, { batchId, actorId });
    const held = acts.filter(({ state }) => state === 'held');
    const states = await this.sendAll(held.map(({ id }) => id));
    if (states.length === 0) throw acts.length > 0 ? holdEnded() : holdNotFound();
    const sent = states.filter((state) => state === 'sent').length;
    return { undone: 0, sent, failed: states.length - sent };
  }

  /** Takes failed acts off the list of their actor. A repeat changes nothing. @throws AppError NOT_FOUND, for acts of other organisers as well */
  async dismiss(actorId: string, batchId: string): Promise<Dismissed> {
    const tx = this.dataSource.manager;
    const acts = await findBatch.all(tx, { batchId, actorId });
    if (acts.length === 0) throw holdNotFound();
    const dismissed = await dismissBatch.all(tx, { batchId, actorId, now: this.clock.now() });
    return { dismissed: dismissed.length };
  }

  /**
   * Sends due acts. An act that cannot be sent for now stays, without delaying others.
   * @returns when the next hold ends; now if more are due. An act that stayed does not count, and is tried again when the
   *   caller looks for another reason
   */
  async sendDue(): Promise<Date | undefined> {
    const now = this.clock.now();
    const due = await findDue.all(this.dataSource, { now });
    for (const { id } of due) {
      await this.send(id).catch((error: unknown) => this.logger.error(error));
    }
    if (due.length === MOST_DUE) return now;
    return (await findNext.first(this.dataSource, { after: now }))?.endsAt;
  }

  private async sendAll(ids: string[]): Promise<HeldActState[]> {
    const states: HeldActState[] = [];
    for (const id of ids) {
      const state = await this.send(id);
      if (state) states.push(state);
    }
    return states;
  }

  /** Undefined when another caller has closed it. */
  private send(id: string): Promise<HeldActState | undefined> {
    return this.dataSource.transaction(async (tx) => {
      const act = await lockHeld.first(tx, { id });
      if (!act) return undefined;
      const { kind, type, subjectId, actorId } = act;
      const problem = await problemOf(tx, (tx) => this.apply(tx, act));
      const state = stateAfter(problem);
      await closeAct.run(tx, { id, state, problem: problem?.message, now: this.clock.now() });
      const subject = { type, id: subjectId };
      // The product ends an act that its organiser may no longer do.
      const by = state === 'lapsed' ? null : actorId;
      await this.audit.record(tx, { actorId: by, action: `hold.${state}`, subject, after: kind });
      return state;
    });
  }

  /** Its organiser may have lost the right since the hold began. */
  private async apply(tx: EntityManager, { kind, actorId, ...act }: LockedAct): Promise<void> {
    const { right, send } = this.kinds.find(kind);
    const actor = await this.actors.find(tx, actorId);
    if (!actor || !hasRight(actor, right)) throw new NoLongerAllowed();
    await send(tx, { ...act, actor });
  }

  private async whyNot(tx: EntityManager, actorId: string, batchId: string): Promise<AppError> {
    const acts = await findBatch.all(tx, { batchId, actorId });
    return acts.length > 0 ? holdEnded() : holdNotFound();
  }
}

function stateAfter(problem: AppError | undefined): HeldActState {
  if (!problem) return 'sent';
  return problem instanceof NoLongerAllowed ? 'lapsed' : 'failed';
}

/** Rolls back what an act that has become impossible did. */
async function problemOf(
  tx: EntityManager,
  send: (tx: EntityManager) => Promise<unknown>,
): Promise<AppError | undefined> {
  try {
    await tx.transaction(send);
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}
