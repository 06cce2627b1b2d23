import * as z from 'zod';
import type { GatewayKeys } from '../../../platform/config/config.js';
import { SECOND } from '../../../platform/core/time.js';
import {
  type Charge,
  type Failure,
  ForgedEvent,
  type Gateway,
  type GatewayEvent,
  headerOf,
  isSameCharge,
  type Order,
  type PaymentPage,
  type Progress,
  ProviderError,
  type RawEvent,
  type RefundOrder,
  type RefundProgress,
  type ReceivedMoney,
  type StartedAttempt,
} from './gateway.js';
import { eventIn, partOf } from './event-body.js';
import { callProvider } from './provider-call.js';
import { isSignedByStripe } from './signatures.js';

/** The fields below are as in this version. */
const API_VERSION = '2024-06-20';

const attemptMetadata = z.object({ attempt: z.string().optional() }).nullish();

const failedIntentSchema = z.object({
  id: z.string(),
  metadata: attemptMetadata,
  last_payment_error: z
    .object({ code: z.string().nullish(), decline_code: z.string().nullish() })
    .nullish(),
});

const sessionSchema = z.object({
  id: z.string(),
  url: z.string().nullish(),
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_total: z.int().nullable(),
  currency: z.string().nullable(),
  client_reference_id: z.string().nullish(),
  customer_details: z.object({ name: z.string().nullish() }).nullish(),
  payment_intent: z.union([z.string(), failedIntentSchema]).nullish(),
});
type Session = z.output<typeof sessionSchema>;

const refundSchema = z.object({
  id: z.string(),
  amount: z.int(),
  currency: z.string(),
  payment_intent: z.string().nullish(),
  status: z.string().nullish(),
  failure_reason: z.string().nullish(),
  metadata: z.object({ refund: z.string().optional() }).nullish(),
});
type Refunded = z.output<typeof refundSchema>;
const refundsSchema = z.object({ data: z.array(refundSchema) });

/** https://docs.stripe.com/api/disputes/object */
const disputeSchema = z.object({
  id: z.string(),
  amount: z.int(),
  currency: z.string(),
  payment_intent: z.string().nullish(),
  status: z.string(),
});

const eventSchema = z.object({
  id: z.string().regex(/^evt_\w+$/),
  object: z.literal('event'),
  type: z.string().max(100),
  created: z.int(),
  data: z.object({ object: z.unknown() }),
});
type StripeEvent = z.output<typeof eventSchema>;

/**
 * Stripe Checkout: a hosted page for cards (https://docs.stripe.com/api/checkout/sessions). A few calls and one
 * signature: Stripe's library of 23 MB would weigh more than the server.
 */
export class Stripe implements Gateway {
  readonly name = 'stripe';

  constructor(private readonly keys: GatewayKeys) {}

  async start(order: Order): Promise<PaymentPage> {
    const body = new URLSearchParams({
      mode: 'payment',
      'payment_method_types[0]': 'card',
      client_reference_id: order.attemptId,
      customer_email: order.email,
      success_url: order.successUrl,
      cancel_url: order.cancelUrl,
      expires_at: String(Math.floor(order.expiresAt.getTime() / SECOND)),
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': order.charge.currency.toLowerCase(),
      'line_items[0][price_data][unit_amount]': String(order.charge.minor),
      'line_items[0][price_data][product_data][name]': order.description,
      // Else Stripe may charge in another currency than the order's.
      'adaptive_pricing[enabled]': 'false',
      'metadata[reference]': order.reference,
      'payment_intent_data[metadata][attempt]': order.attemptId,
      'payment_intent_data[description]': order.reference,
    });
    const session = await this.post('/v1/checkout/sessions', body, order.attemptId);
    if (!session.url) throw new ProviderError('A session without an address');
    return { providerId: session.id, url: session.url };
  }

  async status({ providerId }: StartedAttempt): Promise<Progress> {
    const path = `/v1/checkout/sessions/${encodeURIComponent(providerId)}?expand[]=payment_intent`;
    const session = await this.call('GET', path, sessionSchema);
    const money = session.payment_status === 'paid' ? moneyOf(session, new Date()) : null;
    if (money) return { kind: 'paid', money };
    const failure = failureOf(session.payment_intent);
    return { kind: session.status === 'expired' ? 'ended' : 'open', failure };
  }

  async end({ id, providerId }: StartedAttempt): Promise<void> {
    const path = `/v1/checkout/sessions/${encodeURIComponent(providerId)}/expire`;
    await this.post(path, new URLSearchParams(), `end-${id}`);
  }

  async refund(order: RefundOrder): Promise<RefundProgress> {
    const { refundId, transactionId, charge } = order;
    const known = (await this.refundsOf(order)).find((each) => ownIdOf(each) === refundId);
    if (known) return refundProgress(known);
    const body = new URLSearchParams({
      payment_intent: transactionId,
      amount: String(charge.minor),
      'metadata[refund]': refundId,
    });
    const headers = { 'idempotency-key': `refund-${refundId}` };
    try {
      return refundProgress(
        await this.call('POST', '/v1/refunds', refundSchema, { body, headers }),
      );
    } catch (error) {
      const wasBefore = error instanceof ProviderError && error.code === 'charge_already_refunded';
      if (!wasBefore) throw error;
      return this.formerRefund(order);
    }
  }

  /** Made at Stripe's own site: one of the same amount is the one that was meant. */
  private async formerRefund(order: RefundOrder): Promise<RefundProgress> {
    const made = await this.refundsOf(order);
    const own = made.find((each) => ownIdOf(each) === order.refundId);
    if (own) return refundProgress(own);
    const same = made.filter(
      (each) => ownIdOf(each) === null && isSameCharge(chargeOf(each), order.charge),
    );
    const progress = same.map(refundProgress).filter(({ kind }) => kind !== 'failed');
    const [only] = progress;
    return only && progress.length === 1 ? only : { kind: 'refunded-before' };
  }

  private async refundsOf({ transactionId }: RefundOrder): Promise<Refunded[]> {
    const query = new URLSearchParams({ payment_intent: transactionId, limit: '100' });
    return (await this.call('GET', `/v1/refunds?${query.toString()}`, refundsSchema)).data;
  }

  read(raw: RawEvent): GatewayEvent {
    const header = headerOf(raw, 'stripe-signature');
    if (!isSignedByStripe(raw.body, header, this.keys.webhookSecret, raw.now)) {
      throw new ForgedEvent('The signature is wrong or too old');
    }
    return readEvent(eventIn(eventSchema, raw.body));
  }

  private post(path: string, body: URLSearchParams, idempotencyKey: string): Promise<Session> {
    const headers = { 'idempotency-key': idempotencyKey };
    return this.call('POST', path, sessionSchema, { body, headers });
  }

  private call<Answer>(
    method: 'GET' | 'POST',
    path: string,
    schema: z.ZodType<Answer>,
    { body, headers }: { body?: URLSearchParams; headers?: Record<string, string> } = {},
  ): Promise<Answer> {
    const { apiUrl, secretKey } = this.keys;
    const call = { method, url: apiUrl + path, secretKey, body };
    return callProvider(
      { ...call, headers: { ...headers, 'stripe-version': API_VERSION } },
      schema,
    );
  }
}

function readEvent({ id, type, created, data }: StripeEvent): GatewayEvent {
  const facts = { id, type };
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const session = partOf(sessionSchema, data.object);
      const money =
        session.payment_status === 'paid' && moneyOf(session, new Date(created * SECOND));
      return money ? { ...facts, kind: 'paid', money } : { ...facts, kind: 'unused' };
    }
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired': {
      const session = partOf(sessionSchema, data.object);
      return { ...facts, kind: 'ended', attemptId: session.client_reference_id ?? null };
    }
    case 'payment_intent.payment_failed': {
      const intent = partOf(failedIntentSchema, data.object);
      const failure = failureOf(intent) ?? 'other';
      return { ...facts, kind: 'failed', attemptId: intent.metadata?.attempt ?? null, failure };
    }
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed': {
      const made = partOf(refundSchema, data.object);
      const { id, payment_intent: transactionId = null } = made;
      const isFailed = refundProgress(made).kind === 'failed';
      const refund = { id, refundId: ownIdOf(made), charge: chargeOf(made), isFailed };
      return { ...facts, kind: 'refund', transactionId, attemptId: null, refund };
    }
    case 'charge.dispute.created':
    case 'charge.dispute.closed': {
      const made = partOf(disputeSchema, data.object);
      const { id, payment_intent: transactionId = null, status } = made;
      const end = type === 'charge.dispute.created' ? null : status === 'lost' ? 'lost' : 'won';
      const dispute = { id, charge: chargeOf(made), end } as const;
      return { ...facts, kind: 'dispute', transactionId, attemptId: null, dispute };
    }
    default:
      return { ...facts, kind: 'unused' };
  }
}

function refundProgress(refund: Refunded): RefundProgress {
  const { id: providerId, status, failure_reason: reason } = refund;
  if (status === 'succeeded') return { kind: 'paid', providerId };
  const isFailed = status === 'failed' || status === 'canceled';
  return isFailed
    ? { kind: 'failed', reason: reason ?? status }
    : { kind: 'under-way', providerId };
}

/** Null for a refund that the product did not make. */
function ownIdOf({ metadata }: Refunded): string | null {
  return metadata?.refund || null;
}

function chargeOf({ amount: minor, currency }: Pick<Refunded, 'amount' | 'currency'>): Charge {
  return { minor, currency: currency.toUpperCase() };
}

/** Null for a session without a price. */
function moneyOf(session: Session, paidAt: Date): ReceivedMoney | null {
  const { payment_intent: intent, amount_total: minor, currency } = session;
  const transactionId = typeof intent === 'string' ? intent : intent?.id;
  if (!transactionId || !minor || !currency) return null;
  return {
    transactionId,
    attemptId: session.client_reference_id ?? null,
    charge: { minor, currency: currency.toUpperCase() },
    paidAt,
    payer: session.customer_details?.name ?? '',
  };
}

/** By https://docs.stripe.com/declines/codes and https://docs.stripe.com/error-codes. */
const FAILURE_OF: Record<string, Failure> = {
  expired_card: 'expired',
  insufficient_funds: 'funds',
  card_velocity_exceeded: 'funds',
  incorrect_number: 'details',
  invalid_number: 'details',
  incorrect_cvc: 'details',
  invalid_cvc: 'details',
  incorrect_zip: 'details',
  invalid_expiry_month: 'details',
  invalid_expiry_year: 'details',
  card_declined: 'declined',
};

function failureOf(intent: Session['payment_intent']): Failure | null {
  const error = typeof intent === 'object' && intent?.last_payment_error;
  if (!error) return null;
  const { code, decline_code: declineCode } = error;
  return FAILURE_OF[declineCode ?? ''] ?? FAILURE_OF[code ?? ''] ?? 'other';
}
