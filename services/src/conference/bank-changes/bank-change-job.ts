import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { DataSource, LessThanOrEqual, type EntityManager } from 'typeorm';
import { Administrators } from '../../identity/accounts/administrators.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../platform/core/clock.js';
import { after, DAY } from '../../platform/core/time.js';
import { Scheduler } from '../../platform/jobs/scheduler.js';
import { EditionEditor } from '../edition-editor/edition-editor.js';
import { BankChange } from './bank-change.entity.js';
import { BankChangeListeners } from './bank-change-listeners.js';
import { BankChangeNotices } from './bank-change-notices.js';
import { type BankChangeAction, next } from './bank-change-status.js';

/** A request that no second administrator confirms. */
const EXPIRES_AFTER = 14 * DAY;

/** Puts confirmed bank details into effect after their delay, and closes requests that were left. */
@Injectable()
export class BankChangeJob implements OnModuleInit {
  private readonly logger = new Logger(BankChangeJob.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly scheduler: Scheduler,
    private readonly editor: EditionEditor,
    private readonly administrators: Administrators,
    private readonly listeners: BankChangeListeners,
    private readonly notices: BankChangeNotices,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.scheduler.add(() => this.run());
  }

  private async run(): Promise<void> {
    const now = this.clock.now();
    const { manager } = this.dataSource;
    const due = await manager.findBy(BankChange, {
      status: 'scheduled',
      effectiveAt: LessThanOrEqual(now),
    });
    const left = await manager.findBy(BankChange, {
      status: 'requested',
      requestedAt: LessThanOrEqual(after(now, -EXPIRES_AFTER)),
    });
    for (const change of [...due, ...left]) {
      await this.dataSource
        .transaction((tx) => this.close(tx, change, now))
        .catch((error: unknown) => this.logger.error(error));
    }
  }

  /** The edition is locked first, as a request does: they never wait for each other. */
  private async close(tx: EntityManager, found: BankChange, now: Date): Promise<void> {
    const edition = await this.editor.lock(tx, found.editionId);
    const { id, status } = found;
    const lock = { mode: 'pessimistic_write' } as const;
    const change = await tx.findOne(BankChange, { where: { id, status }, lock });
    // Cancelled, or done by another process meanwhile.
    if (!change) return;
    const action = await this.actionOn(tx, change);
    const closed = next(status, action);
    await tx.update(BankChange, { id }, { status: closed, closedAt: now });
    await this.audit.record(tx, {
      actorId: null,
      action: `bank-details.${closed}`,
      subject: { type: 'edition', id: change.editionId },
      fields: ['bank'],
      before: status,
      after: closed,
    });
    if (action === 'apply' && change.requestedBy !== null) {
      await this.editor.applyBank(tx, change.requestedBy, edition, change.afterBank);
      await this.listeners.notify(tx, { id, editionId: change.editionId });
    }
    await this.notices.send(tx, { id, status: closed });
  }

  /** Details of administrators who lost their access meanwhile never take effect. */
  private async actionOn(tx: EntityManager, change: BankChange): Promise<BankChangeAction> {
    if (change.status === 'requested') return 'expire';
    const holders = await this.administrators.withRight(tx, 'fees:write');
    const admins = holders.map(({ id }) => id);
    const isTrusted =
      change.requestedBy !== null &&
      admins.includes(change.requestedBy) &&
      (change.confirmedBy === null || admins.includes(change.confirmedBy));
    return isTrusted ? 'apply' : 'cancel';
  }
}
