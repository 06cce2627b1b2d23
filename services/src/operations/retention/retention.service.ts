import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { EditionsService } from '../../conference/editions/editions.service.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Config } from '../../platform/config/config.js';
import { Clock } from '../../platform/core/clock.js';
import { after, DAY } from '../../platform/core/time.js';
import { Scheduler } from '../../platform/jobs/scheduler.js';
import {
  type DatedKind,
  type DatedRule,
  type Due,
  type Erased,
  RETENTION_KINDS,
  type RetentionKind,
  type RetentionRule,
  RetentionRules,
} from '../../platform/retention/retention-rules.js';
import { DAILY_BACKUPS_KEPT } from '../backup/daily-backup.js';
import { findDue, findEditionIds } from './due-periods.read-model.js';
import type { RetentionOverview } from './retention.schema.js';
import * as sql from './retention.sql.js';

/** Organisers see records for a week before they are erased. */
export const ANNOUNCED_FOR = 7 * DAY;
const AT_A_TIME = 200;
const RUNS_SHOWN = 50;

interface DueRule {
  rule: RetentionRule;
  due: Due;
}

interface DueKind {
  /** Of the current edition. */
  months: number | null;
  /** Of all editions. */
  periods: string;
  rules: DueRule[];
}

/** Erases data whose period has passed, a week after it was announced (docs/decisions/2026-11-27-retention.md). */
@Injectable()
export class RetentionService implements OnModuleInit {
  private readonly logger = new Logger(RetentionService.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly rules: RetentionRules,
    private readonly editions: EditionsService,
    private readonly audit: AuditService,
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly scheduler: Scheduler,
  ) {}

  onModuleInit(): void {
    this.scheduler.add(() => this.run());
  }

  async overview(): Promise<RetentionOverview> {
    return this.dataSource.transaction('REPEATABLE READ', async (tx) => {
      const due = await this.dueByKind(tx, this.clock.now());
      const ids = (await findEditionIds.all(tx)).map(({ id }) => id);
      const whole = { editionIds: ids, before: after(this.clock.now(), DAY) };
      const announced = new Map(
        (await sql.listAnnouncements.all(tx)).map(({ kind, announcedAt }) => [kind, announcedAt]),
      );
      const kinds: RetentionOverview['kinds'] = [];
      for (const kind of RETENTION_KINDS) {
        const rules = this.rules.of(kind);
        const at = announced.get(kind);
        kinds.push({
          kind,
          months: due.get(kind)?.months ?? null,
          since: rules[0]?.since ?? 'record',
          stored: await countOf(
            tx,
            rules.map((rule) => ({ rule, due: whole })),
          ),
          due: await countOf(tx, due.get(kind)?.rules ?? []),
          erasesAt: at ? after(at, ANNOUNCED_FOR).toISOString() : null,
        });
      }
      const runs = (await sql.listRuns.all(tx, { limit: RUNS_SHOWN })).map(({ at, ...run }) => ({
        ...run,
        at: at.toISOString(),
      }));
      return { kinds, runs, dailyBackups: this.config.isEmbedded ? DAILY_BACKUPS_KEPT : null };
    });
  }

  /** Announces records that are due, and erases those announced a week ago. A kind that fails is tried again. */
  async run(): Promise<void> {
    const now = this.clock.now();
    const due = await this.dueByKind(this.dataSource.manager, now);
    for (const kind of RETENTION_KINDS) {
      await this.runKind(kind, due.get(kind), now).catch((error: unknown) =>
        this.logger.error(error),
      );
    }
    for (const rule of this.rules.dated) {
      await this.runDated(rule, now).catch((error: unknown) => this.logger.error(error));
    }
    for (const rule of this.rules.expiring) {
      await this.dataSource
        .transaction((tx) => rule.forget(tx, now))
        .catch((error: unknown) => this.logger.error(error));
    }
  }

  private async runDated(rule: DatedRule, now: Date): Promise<void> {
    const records = await this.eraseBatches(rule.kind, now, (tx) =>
      rule.erase(tx, { now, limit: AT_A_TIME }),
    );
    if (records > 0) {
      await this.dataSource.transaction((tx) => this.recordErased(tx, rule.kind));
    }
    await rule.sweep?.();
  }

  private async runKind(kind: RetentionKind, due: DueKind | undefined, now: Date): Promise<void> {
    const { manager } = this.dataSource;
    if (!due || (await countOf(manager, due.rules)) === 0) {
      await sql.endAnnouncement.run(manager, { kind });
      return;
    }
    await sql.announce.run(manager, { kind, periods: due.periods, at: now });
    const announcements = await sql.listAnnouncements.all(manager);
    const at = announcements.find((each) => each.kind === kind)?.announcedAt;
    if (at && after(at, ANNOUNCED_FOR) <= now) await this.eraseAnnounced(kind, at, now);
  }

  /** Records that became due since are announced for a week, too. */
  private async eraseAnnounced(kind: RetentionKind, announcedAt: Date, now: Date): Promise<void> {
    const due = (await this.dueByKind(this.dataSource.manager, announcedAt)).get(kind);
    let records = 0;
    for (const rule of due?.rules ?? []) records += await this.eraseAll(rule, now);
    await this.dataSource.transaction(async (tx) => {
      await sql.endAnnouncement.run(tx, { kind });
      if (records > 0) await this.recordErased(tx, kind);
    });
  }

  private async recordErased(tx: EntityManager, kind: RetentionKind | DatedKind): Promise<void> {
    const subject = { type: 'edition', id: (await this.editions.current(tx)).id };
    const act = { action: 'retention.erased', subject, fields: [kind] };
    await this.audit.record(tx, { actorId: null, ...act });
  }

  private eraseAll({ rule, due }: DueRule, at: Date): Promise<number> {
    return this.eraseBatches(rule.kind, at, (tx) => rule.erase(tx, { ...due, limit: AT_A_TIME }));
  }

  /** @returns how many records; none while another process erases */
  private async eraseBatches(
    kind: RetentionKind | DatedKind,
    at: Date,
    erase: (tx: EntityManager) => Promise<Erased>,
  ): Promise<number> {
    let records = 0;
    let batch: Erased;
    do {
      batch = await this.dataSource.transaction(async (tx) => {
        if (!(await sql.lockRun.one(tx)).isLocked) return { records: 0 };
        const erased = await erase(tx);
        const run = { kind, records: erased.records, at };
        if (erased.records > 0) await sql.addToRun.run(tx, run);
        return erased;
      });
      await batch.afterCommit?.();
      records += batch.records;
    } while (batch.records === AT_A_TIME);
    return records;
  }

  private async dueByKind(tx: EntityManager, now: Date): Promise<Map<RetentionKind, DueKind>> {
    const found = await findDue.all(tx, { now });
    return new Map(
      found.map(({ kind, editionIds, before, ...rest }) => {
        const due = { editionIds, before: before ?? new Date(0) };
        return [kind, { ...rest, rules: this.rules.of(kind).map((rule) => ({ rule, due })) }];
      }),
    );
  }
}

async function countOf(tx: EntityManager, rules: DueRule[]): Promise<number> {
  let sum = 0;
  for (const { rule, due } of rules) sum += (await rule.count.one(tx, due)).count;
  return sum;
}
