import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/core/clock.js';
import { logAuthentication } from '../../platform/http/security-log.js';
import { Attempts } from './attempts.js';
import { Gateways } from './gateways.js';
import { eventRefused, gatewayOff } from './gateways.errors.js';
import { type EventOutcome, insertEvent, noteOutcome } from './gateways.sql.js';
import {
  ForgedEvent,
  type GatewayEvent,
  type GatewayName,
  type RawEvent,
} from './providers/gateway.js';
import { ReportedDisputes } from './reported-disputes.js';
import { ReportedRefunds } from './reported-refunds.js';
import { Settlements } from './settlements.js';

/** What providers report by themselves. */
@Injectable()
export class GatewayEvents {
  private readonly logger = new Logger(GatewayEvents.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly gateways: Gateways,
    private readonly attempts: Attempts,
    private readonly settlements: Settlements,
    private readonly refunds: ReportedRefunds,
    private readonly disputes: ReportedDisputes,
    private readonly clock: Clock,
  ) {}

  /**
   * Everything that follows from an event, in one transaction with its id: a repetition does nothing.
   * @throws AppError NOT_FOUND for a provider that is off; MALFORMED_REQUEST for a forged event
   */
  async receive(name: GatewayName, raw: Omit<RawEvent, 'now'>): Promise<void> {
    const gateway = this.gateways.find(name);
    if (!gateway) throw gatewayOff();
    const event = verified(() => gateway.read({ ...raw, now: this.clock.now() }));
    await this.dataSource.transaction((tx) => this.follow(tx, name, event));
  }

  private async follow(tx: EntityManager, gateway: GatewayName, event: GatewayEvent) {
    const { id: eventId, type } = event;
    const added = await insertEvent.first(tx, { gateway, eventId, type, now: this.clock.now() });
    if (!added) return;
    const attempt = await this.settlements.attemptOf(tx, gateway, factsOf(event));
    const outcome = await this.act(tx, gateway, event, attempt?.id ?? null);
    const attemptId = attempt?.id ?? null;
    if (outcome === 'to-check')
      this.logger.warn(`Event ${eventId} of ${gateway} needs a check by finance`);
    const { transactionId } = factsOf(event);
    await noteOutcome.run(tx, { gateway, eventId, outcome, transactionId, attemptId });
  }

  private async act(
    tx: EntityManager,
    gateway: GatewayName,
    event: GatewayEvent,
    attemptId: string | null,
  ): Promise<EventOutcome> {
    switch (event.kind) {
      case 'paid': {
        const settled = await this.settlements.settle(tx, gateway, event.money);
        return settled === 'without-rate' ? 'to-check' : 'settled';
      }
      case 'failed':
        if (attemptId) await this.attempts.noteFailure(tx, attemptId, event.failure);
        return 'noted';
      case 'ended':
        if (attemptId) await this.attempts.noteEnd(tx, attemptId, null);
        return 'noted';
      case 'refund':
        return this.refunds.follow(tx, gateway, { ...event, attemptId });
      case 'dispute':
        return this.disputes.follow(tx, gateway, { ...event, attemptId });
      case 'unused':
        return 'unused';
    }
  }
}

function verified(read: () => GatewayEvent): GatewayEvent {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ForgedEvent)) throw error;
    logAuthentication('gateway-event', false);
    throw eventRefused();
  }
}

function factsOf(event: GatewayEvent): { transactionId: string | null; attemptId: string | null } {
  if (event.kind === 'paid') return event.money;
  const isAboutMoney = event.kind === 'refund' || event.kind === 'dispute';
  const transactionId = isAboutMoney ? event.transactionId : null;
  return { transactionId, attemptId: event.kind === 'unused' ? null : event.attemptId };
}
