import {
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Administrators } from '../../identity/accounts/administrators.js';
import { Clock } from '../../platform/core/clock.js';
import { SECOND } from '../../platform/core/time.js';
import { Notifications } from '../../platform/database/notifications.js';
import { AppError } from '../../platform/http/app-error.js';
import { Watch } from '../../platform/jobs/watch.js';
import { EditionEditor } from '../edition-editor/edition-editor.js';
import { mayChange } from '../edition-editor/section-rights.js';
import { sectionOf, withChange } from './planned-change.js';
import { ScheduledChange } from './scheduled-change.entity.js';
import { findDue, findNext, SCHEDULED_CHANNEL } from './scheduled-changes.read-model.js';
import { ScheduledChanges } from './scheduled-changes.service.js';
import { texts } from './scheduled-changes.texts.js';

/** Puts scheduled changes into effect, in each process: the lock of the edition lets one process do each. */
@Injectable()
export class ScheduledChangesRunner implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly watch: Watch;

  constructor(
    private readonly dataSource: DataSource,
    private readonly editor: EditionEditor,
    private readonly changes: ScheduledChanges,
    private readonly administrators: Administrators,
    private readonly clock: Clock,
    notifications: Notifications,
  ) {
    const channel = notifications.channel(SCHEDULED_CHANNEL);
    this.watch = new Watch('scheduled changes', channel, () => this.look());
  }

  onApplicationBootstrap(): void {
    void this.watch.run();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.watch.stop();
  }

  /** In the order of their times, also those of a time without a server. An unexpected error ends the round. */
  async runDue(): Promise<void> {
    for (const due of await findDue.all(this.dataSource, { now: this.clock.now() })) {
      await this.dataSource.transaction((tx) => this.run(tx, due));
    }
  }

  private async look(): Promise<number | undefined> {
    await this.runDue();
    const next = await findNext.first(this.dataSource);
    return next && Math.max(SECOND, next.at.getTime() - this.clock.now().getTime());
  }

  private async run(tx: EntityManager, due: { id: string; editionId: string }): Promise<void> {
    const now = await this.editor.lock(tx, due.editionId);
    const row = await tx.findOneBy(ScheduledChange, { id: due.id, status: 'scheduled' });
    // Cancelled, or done by another process meanwhile.
    if (!row) return;
    const { id, change, at, scheduledBy } = row;
    const problem = (await this.isPermitted(tx, row))
      ? await problemOf(tx, (inner) =>
          this.editor.apply(inner, scheduledBy, now, withChange(now.draft, change, at)),
        )
      : texts.noAccess;
    const status = problem === null ? 'done' : 'failed';
    await tx.update(ScheduledChange, { id }, { status, problem, closedAt: this.clock.now() });
    await this.changes.record(tx, null, row, status);
  }

  private async isPermitted(tx: EntityManager, { change, scheduledBy }: ScheduledChange) {
    const by = await this.administrators.find(tx, scheduledBy);
    return by !== undefined && mayChange(by, sectionOf(change));
  }
}

/** Rolls back what a change that the edition refuses did. */
async function problemOf(
  tx: EntityManager,
  apply: (tx: EntityManager) => Promise<void>,
): Promise<string | null> {
  try {
    await tx.transaction(async (inner) => apply(inner));
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
}
