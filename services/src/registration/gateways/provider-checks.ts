import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../platform/core/clock.js';
import { newId } from '../../platform/core/new-id.js';
import { checkChanged, checkNotFromHere, checkNotFound } from './gateways.errors.js';
import {
  type CheckAction,
  type CheckOutcome,
  type NewCheck,
  type CheckStatus,
  nextCheckStatus,
} from './provider-check.js';
import {
  findCheck,
  insertCheck,
  lockCheck,
  type LockedCheck,
  lockChecksOfRefund,
  noteLostDispute,
  updateCheck,
} from './provider-checks.sql.js';
import type { GatewayName } from './providers/gateway.js';

export type { LockedCheck };

interface Settling {
  /** Null for the provider. */
  actorId: string | null;
  outcome: CheckOutcome | null;
  note?: string | null;
  /** Of the ledger. */
  entryId?: string | null;
}

/**
 * What finance has to look at, from the report of a provider to the end. A check is locked last, after the payment
 * and its refund.
 */
@Injectable()
export class ProviderChecks {
  constructor(
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** Once for each thing. @param end why it needs no person any more */
  async open(tx: EntityManager, check: NewCheck, end: CheckOutcome | null = null): Promise<void> {
    const { charge, ...rest } = check;
    const now = this.clock.now();
    const isOver = end !== null;
    const status: CheckStatus = isOver ? 'settled' : 'open';
    const state = { status, outcome: end, settledAt: isOver ? now : null };
    const row = { ...rest, ...charge, ...state, id: newId(), now };
    const added = await insertCheck.first(tx, row);
    if (added) await this.record(tx, null, added.id, isOver ? 'settled' : 'opened', status);
  }

  /** Opens a dispute that was dismissed again: its money is gone. */
  async noteLost(tx: EntityManager, dispute: Pick<LockedCheck, 'gateway' | 'key'>): Promise<void> {
    const noted = await noteLostDispute.first(tx, dispute);
    if (noted) await this.record(tx, null, noted.id, 'reported-lost', 'open');
  }

  /** Without a lock. @throws AppError NOT_FOUND */
  async find(tx: EntityManager, id: string): Promise<LockedCheck> {
    return expectCheck(await findCheck.first(tx, { id }));
  }

  /** @throws AppError NOT_FOUND, CHANGED_MEANWHILE */
  async lock(tx: EntityManager, id: string, version: number): Promise<LockedCheck> {
    const check = expectCheck(await lockCheck.first(tx, { id }));
    if (check.version !== version) throw checkChanged();
    return check;
  }

  /** @throws AppError NOT_FOUND, CHANGED_MEANWHILE; INVALID_TRANSITION for one that needs no decision */
  async lockOpen(tx: EntityManager, id: string, version: number): Promise<LockedCheck> {
    const check = await this.lock(tx, id, version);
    if (check.status !== 'open') throw checkNotFromHere(check.status);
    return check;
  }

  /** Of a locked check. @throws AppError INVALID_TRANSITION */
  async act(
    tx: EntityManager,
    { id, status: before }: LockedCheck,
    action: CheckAction,
    { actorId, outcome, note = null, entryId = null }: Settling,
  ): Promise<void> {
    const status = nextCheckStatus(before, action);
    if (!status) throw checkNotFromHere(before);
    const isOpen = status === 'open';
    const settled = {
      settledBy: isOpen ? null : actorId,
      settledAt: isOpen ? null : this.clock.now(),
    };
    await updateCheck.run(tx, { id, status, outcome, note, entryId, ...settled });
    const name = { settle: 'settled', dismiss: 'dismissed', reopen: 'reopened' }[action];
    await this.record(tx, actorId, id, name, status, before);
  }

  /** Settles the questions about a refund that has ended. @param providerId the provider's id of it */
  async settleOf(
    tx: EntityManager,
    refund: { gateway: GatewayName; refundId: string; providerId: string | null },
    settling: Settling,
  ): Promise<void> {
    for (const check of await lockChecksOfRefund.all(tx, refund)) {
      await this.act(tx, check, 'settle', settling);
    }
  }

  private async record(
    tx: EntityManager,
    actorId: string | null,
    id: string,
    name: string,
    after: string,
    before?: string,
  ): Promise<void> {
    const subject = { type: 'provider-check', id };
    await this.audit.record(tx, {
      actorId,
      action: `provider-check.${name}`,
      subject,
      before,
      after,
    });
  }
}

function expectCheck(check: LockedCheck | undefined): LockedCheck {
  if (!check) throw checkNotFound();
  return check;
}
