import { sql } from 'kysely';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { dollars } from '../../conference/editions/fees.js';
import { Clock } from '../../platform/core/clock.js';
import { db } from '../../platform/database/db.js';
import { statement } from '../../platform/database/statement.js';
import { hasRight } from '../../platform/http/policy/rights.js';
import type { PermittedUser } from '../../platform/http/policy/current-user.js';
import { paperReader } from '../../review/conflicts/conflicted-papers.read-model.js';
import type { WorkAsked, WorkRow } from '../../platform/work/work.js';
import { AREAS, PARTS, RIGHTS_OF_WORK, WORK_KINDS, type WorkKind } from './work-parts.js';
import type { WorkItem } from './work-queue.schema.js';

const findWork = statement((asked: WorkAsked) =>
  db
    .selectFrom(
      sql<WorkRow<WorkKind>>`(${sql.join(
        PARTS.map((part) => sql`${part.select(asked)}`),
        sql` UNION ALL `,
      )})`.as('work'),
    )
    .selectAll()
    .where('count', '>', 0),
);

/** Everything that waits for organisers, in one statement. */
@Injectable()
export class WorkQueue {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Overdue work first, then by the time that is left. Leaves out papers that the chair has a conflict with, and work of lists that the organiser may not open. */
  async read(organiser: PermittedUser): Promise<WorkItem[]> {
    const asked = { now: this.clock.now(), ...paperReader(organiser) };
    const rows = await findWork.all(this.dataSource, asked);
    return rows
      .filter(({ kind }) => mayDo(organiser, kind))
      .toSorted(byUrgency)
      .map(present);
  }
}

function mayDo(organiser: PermittedUser, kind: WorkKind): boolean {
  const right = RIGHTS_OF_WORK.get(kind);
  return right !== undefined && hasRight(organiser, right);
}

function byUrgency(a: WorkRow<WorkKind>, b: WorkRow<WorkKind>): number {
  return (
    Number(b.overdue > 0) - Number(a.overdue > 0) ||
    timeOf(a.dueAt) - timeOf(b.dueAt) ||
    WORK_KINDS.indexOf(a.kind) - WORK_KINDS.indexOf(b.kind)
  );
}

/** No date comes last. */
const timeOf = (dueAt: Date | null) => dueAt?.getTime() ?? Number.MAX_SAFE_INTEGER;

function present({ since, dueAt, amountCents, settings, ...row }: WorkRow<WorkKind>): WorkItem {
  return {
    ...row,
    area: AREAS[row.kind],
    settings: settings as WorkItem['settings'],
    since: since?.toISOString() ?? null,
    dueAt: dueAt?.toISOString() ?? null,
    amount: amountCents === null ? null : dollars(amountCents),
  };
}
