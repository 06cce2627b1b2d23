import type { SignedEvent, Visit } from '../test/gateway-simulator.js';
import { PaystackSimulator } from '../test/paystack-simulator.js';
import { StripeSimulator } from '../test/stripe-simulator.js';
import type { TestApp } from '../test/test-app.js';

export type ProviderName = 'stripe' | 'paystack';

export interface PaidVisit {
  gateway: ProviderName;
  visit: Visit;
}

/** Naira for one dollar. */
const RATE = 1600;

/** Of payment pages, whose events the caller sends. */
export class Providers {
  private constructor(
    readonly stripe: StripeSimulator,
    readonly paystack: PaystackSimulator,
  ) {}

  static async listen(): Promise<Providers> {
    const stripe = await new StripeSimulator().listen();
    const paystack = await new PaystackSimulator().listen();
    for (const provider of [stripe, paystack]) provider.losesEvents = true;
    return new Providers(stripe, paystack);
  }

  get keys() {
    return { stripe: this.stripe.keys, paystack: this.paystack.keys };
  }

  static readonly localRates = [{ currency: 'NGN', rate: RATE, day: '2025-10-01' }];

  sendTo({ origin }: TestApp): void {
    this.stripe.eventsUrl = `${origin}/api/v1/payments/gateways/stripe/events`;
    this.paystack.eventsUrl = `${origin}/api/v1/payments/gateways/paystack/events`;
  }

  /** Of the money in the ledger. */
  bankIdOf({ gateway, visit: { transactionId } }: PaidVisit): string {
    return gateway === 'paystack' ? `paystack_${transactionId}` : transactionId;
  }

  /** @param now of the product, which refuses old signatures @returns the product's status */
  send(gateway: ProviderName, event: SignedEvent, now: Date): Promise<number> {
    if (gateway === 'paystack') return this.paystack.send(event);
    return this.stripe.send(this.stripe.sign(event.body, Math.floor(now.getTime() / 1000)));
  }

  /** Minor units that the provider charged for a cent. */
  rateOf(gateway: ProviderName): number {
    return gateway === 'paystack' ? RATE : 1;
  }

  async stop(): Promise<void> {
    await Promise.all([this.stripe.stop(), this.paystack.stop()]);
  }
}
