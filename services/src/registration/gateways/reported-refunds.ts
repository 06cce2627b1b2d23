import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/core/clock.js';
import {
  askAboutRefunds,
  type EventOutcome,
  findMoneyReported,
  type KnownRefund,
} from './gateways.sql.js';
import type { NewCheck } from './provider-check.js';
import { ProviderChecks } from './provider-checks.js';
import { type GatewayName, isSameCharge, type ReportedRefund } from './providers/gateway.js';

interface RefundEvent {
  transactionId: string | null;
  attemptId: string | null;
  refund: ReportedRefund;
}

/** What providers report about refunds: of ours the product asks, all others are for finance. */
@Injectable()
export class ReportedRefunds {
  constructor(
    private readonly checks: ProviderChecks,
    private readonly clock: Clock,
  ) {}

  /** The provider's answer decides about ours: events come in any order. */
  async follow(
    tx: EntityManager,
    gateway: GatewayName,
    { refund, ...reported }: RefundEvent,
  ): Promise<EventOutcome> {
    const known = await findMoneyReported.first(tx, { gateway, ...reported });
    const transactionId = reported.transactionId ?? known?.transactionId ?? null;
    const about = { gateway, transactionId, now: this.clock.now() };
    const own = ownOf(refund, await askAboutRefunds.all(tx, about));
    const check = {
      ...{ gateway, transactionId, paymentId: known?.paymentId ?? null },
      charge: refund.charge,
    };
    if (own) return this.followOwn(tx, own, refund, check);
    const elsewhere = {
      ...check,
      kind: 'refund-elsewhere',
      key: refund.id,
      refundId: null,
    } as const;
    await this.checks.open(tx, elsewhere, refund.isFailed ? 'failed' : null);
    return refund.isFailed ? 'noted' : 'to-check';
  }

  /** Banks refuse some refunds weeks after they were sent. */
  private async followOwn(
    tx: EntityManager,
    own: KnownRefund,
    refund: ReportedRefund,
    check: Omit<NewCheck, 'kind' | 'key' | 'refundId'>,
  ): Promise<EventOutcome> {
    if (own.status !== 'paid' || !refund.isFailed) return 'noted';
    await this.checks.open(tx, {
      ...check,
      kind: 'refund-returned',
      key: own.id,
      refundId: own.id,
    });
    return 'to-check';
  }
}

/** Where the provider does not say whose refund it is, one of the same amount is meant. */
function ownOf(refund: ReportedRefund, known: KnownRefund[]): KnownRefund | undefined {
  const { id, refundId, charge } = refund;
  const named = known.find((each) => each.id === refundId || each.providerId === id);
  if (named || refundId !== undefined) return named;
  const same = known.filter((each) => isSameCharge(each, charge));
  return (
    same.find(({ status }) => status === 'exported') ?? same.find(({ status }) => status === 'paid')
  );
}
