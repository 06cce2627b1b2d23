import { statement } from '../../platform/database/statement.js';
import { db } from '../../platform/database/db.js';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { Clock } from '../../platform/core/clock.js';
import { paperReader } from '../conflicts/conflicted-papers.read-model.js';
import { after, DAY } from '../../platform/core/time.js';
import type { Reminded } from '../assignment/assignments.schema.js';
import { anyOf } from '../../platform/database/expressions.js';
import { lockOpen, takeDue } from './reminders.read-model.js';
import { ReviewerEmails } from '../reviews/reviewer-emails.js';
import { Scheduler } from '../../platform/jobs/scheduler.js';

const LEAD_TIME = 3 * DAY;

/** Three days before the deadline, and once after it; not if invited or reminded since. */
@Injectable()
export class DueReminders implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly emails: ReviewerEmails,
    private readonly scheduler: Scheduler,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.scheduler.add(() => this.run());
  }

  async run(): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const now = this.clock.now();
      const reminded = await takeDue.all(tx, { now, until: after(now, LEAD_TIME) });
      const ids = reminded.map(({ id }) => id);
      if (ids.length > 0) await this.emails.remind(tx, ids, now.toISOString());
    });
  }
}

const markReminded = statement((p: { ids: string[]; now: Date }) =>
  db.updateTable('reviews').set({ reminded_at: p.now }).where('id', '=', anyOf(p.ids)),
);

@Injectable()
export class RemindersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly emails: ReviewerEmails,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** Skips reviewers invited or reminded within a day, so that a repeat sends no email. */
  remind(chair: AuthenticatedUser, paperIds: string[]): Promise<Reminded> {
    return this.dataSource.transaction(async (tx) => {
      const { told, skipped } = await this.remindIn(tx, chair, paperIds);
      return { reminded: told.length, skipped };
    });
  }

  /** As `remind`. @returns the addresses of the reviewers */
  async remindIn(tx: EntityManager, chair: AuthenticatedUser, paperIds: string[]) {
    const now = this.clock.now();
    const open = await lockOpen.all(tx, {
      paperIds,
      ...paperReader(chair, 'papers:write'),
      recentSince: after(now, -DAY),
    });
    const ids = open.filter(({ isRecent }) => !isRecent).map(({ id }) => id);
    if (ids.length === 0) return { told: [], skipped: open.length };
    await markReminded.run(tx, { ids, now });
    const told = await this.emails.remind(tx, ids, now.toISOString());
    await this.audit.recordAll(
      tx,
      ids.map((id) => ({
        actorId: chair.id,
        action: 'review.reminded',
        subject: { type: 'review', id },
      })),
    );
    return { told, skipped: open.length - ids.length };
  }
}
