import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type EventOutcome, findMoneyReported } from './gateways.sql.js';
import type { NewCheck } from './provider-check.js';
import { ProviderChecks } from './provider-checks.js';
import type { GatewayName, ReportedDispute } from './providers/gateway.js';

interface DisputeEvent {
  transactionId: string | null;
  attemptId: string | null;
  dispute: ReportedDispute;
}

/** What providers report about disputes: nothing is booked before finance has looked at one. */
@Injectable()
export class ReportedDisputes {
  constructor(private readonly checks: ProviderChecks) {}

  /** Its end can be reported before its beginning. A dispute that is won needs no one. */
  async follow(
    tx: EntityManager,
    gateway: GatewayName,
    { dispute: { id: key, charge, end }, ...reported }: DisputeEvent,
  ): Promise<EventOutcome> {
    const known = await findMoneyReported.first(tx, { gateway, ...reported });
    const check: NewCheck = {
      ...{ gateway, key, charge },
      kind: 'dispute',
      transactionId: reported.transactionId ?? known?.transactionId ?? null,
      paymentId: known?.paymentId ?? null,
      refundId: null,
    };
    await this.checks.open(tx, check, end === 'won' ? 'won' : null);
    if (end === 'lost') await this.checks.noteLost(tx, { gateway, key });
    return end === 'won' ? 'noted' : 'to-check';
  }
}
