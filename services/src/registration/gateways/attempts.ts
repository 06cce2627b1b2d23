import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { Clock } from '../../platform/core/clock.js';
import { newId } from '../../platform/core/new-id.js';
import { after, MINUTE } from '../../platform/core/time.js';
import { GatewayAttempt } from './gateway-attempt.entity.js';
import type { Failure, GatewayName, PaymentPage } from './providers/gateway.js';
import type { Rate } from './rates.js';

/** How long a payment page takes money. Stripe allows 30 minutes to a day. */
const OPEN_FOR = 60 * MINUTE;

const LIVE = In(['starting', 'open']);

type NewAttempt = Rate &
  Pick<GatewayAttempt, 'paymentId' | 'amountCents' | 'chargeMinor' | 'chargeCurrency'> & {
    gateway: GatewayName;
  };

/** The states of visits to payment pages. Callers lock the payment, except for what a provider reports. */
@Injectable()
export class Attempts {
  constructor(private readonly clock: Clock) {}

  /** The newest, whatever became of it. */
  newest(tx: EntityManager, paymentId: string): Promise<GatewayAttempt | null> {
    return tx.findOne(GatewayAttempt, {
      where: { paymentId },
      order: { createdAt: 'DESC', id: 'DESC' },
    });
  }

  live(tx: EntityManager, paymentId: string): Promise<GatewayAttempt | null> {
    return tx.findOneBy(GatewayAttempt, { paymentId, status: LIVE });
  }

  async begin(tx: EntityManager, order: NewAttempt): Promise<GatewayAttempt> {
    const now = this.clock.now();
    const attempt: GatewayAttempt = {
      ...order,
      id: newId(),
      status: 'starting',
      providerId: null,
      url: null,
      failure: null,
      expiresAt: after(now, OPEN_FOR),
      askAt: null,
      asked: 0,
      askedAt: null,
      createdAt: now,
    };
    await tx.insert(GatewayAttempt, attempt);
    return attempt;
  }

  /** Its provider is asked until it has ended, in case that its events are lost. */
  async open(tx: EntityManager, id: string, { providerId, url }: PaymentPage): Promise<void> {
    const askAt = after(this.clock.now(), MINUTE);
    const change = { status: 'open', providerId, url, askAt } as const;
    await tx.update(GatewayAttempt, { id, status: 'starting' }, change);
  }

  async noteFailure(tx: EntityManager, id: string, failure: Failure): Promise<void> {
    await tx.update(GatewayAttempt, { id, status: LIVE }, { failure });
  }

  /** @param failure null keeps the one that is known */
  async noteEnd(tx: EntityManager, id: string, failure: Failure | null): Promise<void> {
    const change = { status: 'ended', askAt: null, ...(failure && { failure }) } as const;
    await tx.update(GatewayAttempt, { id, status: LIVE }, change);
  }

  /** Its page stays open where the provider cannot end it: the provider is asked all the same. */
  async replace(tx: EntityManager, id: string): Promise<void> {
    await tx.update(GatewayAttempt, { id, status: LIVE }, { status: 'ended' });
  }
}
