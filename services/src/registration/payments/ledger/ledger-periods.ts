import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { DataSource, type EntityManager } from 'typeorm';
import { currentEditionId } from '../../../conference/editions/current-edition.sql.js';
import { EditionsService } from '../../../conference/editions/editions.service.js';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { Clock } from '../../../platform/core/clock.js';
import { moment } from '../../../platform/core/sql-moment.js';
import { db } from '../../../platform/database/db.js';
import { statement } from '../../../platform/database/statement.js';
import {
  periodChanged,
  periodNotLater,
  periodNotLocked,
  periodNotOver,
} from './payments.errors.js';
import { utcDay } from '../../../platform/core/time.js';

export interface Period {
  /** The last locked day, 2025-10-31; null while all days are open. */
  lockedUntil: string | null;
  /** Zero before the first entry. */
  version: number;
}

const lockedDay = sql<string | null>`to_char(locked_until, 'YYYY-MM-DD')`;

const findPeriod = statement(() =>
  db
    .selectFrom('ledger_periods')
    .select([lockedDay.as('lockedUntil'), 'version'])
    .where('edition_id', '=', currentEditionId),
);

const addPeriod = statement((p: { editionId: string }) =>
  db
    .insertInto('ledger_periods')
    .values({ edition_id: p.editionId })
    .onConflict((conflict) => conflict.doNothing()),
);

/** Waits for entries that are being written. */
const lockPeriod = statement((p: { editionId: string }) =>
  db
    .selectFrom('ledger_periods')
    .select([lockedDay.as('lockedUntil'), 'version'])
    .where('edition_id', '=', p.editionId)
    .forUpdate(),
);

const setPeriod = statement((p: { editionId: string; lockedUntil: string | null }) =>
  db
    .updateTable('ledger_periods')
    .set(({ eb }) => ({ locked_until: p.lockedUntil, version: eb('version', '+', 1) }))
    .where('edition_id', '=', p.editionId),
);

const addChange = statement(
  (p: {
    editionId: string;
    lockedUntil: string | null;
    reason: string;
    actorId: string;
    at: Date;
  }) =>
    db.insertInto('ledger_period_changes').values({
      edition_id: p.editionId,
      locked_until: p.lockedUntil,
      reason: p.reason,
      actor_id: p.actorId,
      at: p.at,
    }),
);

const listChanges = statement(() =>
  db
    .selectFrom('ledger_period_changes')
    .select(({ ref }) => [lockedDay.as('lockedUntil'), 'reason', moment(ref('at')).as('at')])
    .where('edition_id', '=', currentEditionId)
    .orderBy('id', 'desc')
    .limit(20),
);

/**
 * Locked days get no further entries: the database books an entry of a locked day on the first open one.
 * Of the current edition.
 */
@Injectable()
export class LedgerPeriods {
  constructor(
    private readonly dataSource: DataSource,
    private readonly editions: EditionsService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  async read() {
    const [period, changes] = await Promise.all([
      findPeriod.first(this.dataSource),
      listChanges.all(this.dataSource),
    ]);
    return { ...(period ?? { lockedUntil: null, version: 0 }), changes };
  }

  /**
   * @param until a day that is over, UTC, and later than the locked ones
   * @throws AppError CHANGED_MEANWHILE, VALIDATION_FAILED
   */
  async lock(actorId: string, { until, version }: { until: string; version: number }) {
    const today = utcDay(this.clock.now());
    if (until >= today) throw periodNotOver();
    await this.change(actorId, 'lock', { version, reason: '' }, ({ lockedUntil }) => {
      if (lockedUntil !== null && until <= lockedUntil) throw periodNotLater();
      return until;
    });
  }

  /**
   * @param until the last day that stays locked; null opens all
   * @throws AppError CHANGED_MEANWHILE; VALIDATION_FAILED unless it opens a locked day
   */
  async unlock(
    actorId: string,
    { until, ...change }: { until: string | null; reason: string; version: number },
  ) {
    await this.change(actorId, 'unlock', change, ({ lockedUntil }) => {
      if (lockedUntil === null || (until !== null && until >= lockedUntil)) throw periodNotLocked();
      return until;
    });
  }

  private async change(
    actorId: string,
    act: 'lock' | 'unlock',
    { version, reason }: { version: number; reason: string },
    next: (period: Period) => string | null,
  ): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const { id: editionId } = await this.editions.current(tx);
      const period = await this.locked(tx, editionId);
      // The row may have come into being since it was read.
      if (period.version !== Math.max(version, 1)) throw periodChanged();
      const lockedUntil = next(period);
      await setPeriod.run(tx, { editionId, lockedUntil });
      const at = this.clock.now();
      await addChange.run(tx, { editionId, lockedUntil, reason, actorId, at });
      await this.audit.record(tx, {
        actorId,
        action: `ledger-period.${act}`,
        subject: { type: 'ledger-period', id: editionId },
        before: period.lockedUntil ?? undefined,
        after: lockedUntil ?? undefined,
      });
    });
  }

  private async locked(tx: EntityManager, editionId: string): Promise<Period> {
    await addPeriod.run(tx, { editionId });
    return lockPeriod.one(tx, { editionId });
  }
}
