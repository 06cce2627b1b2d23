import * as z from 'zod';
import type { GatewayKeys } from '../../../platform/config/config.js';
import {
  type Failure,
  ForgedEvent,
  type Gateway,
  type GatewayEvent,
  headerOf,
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
import { isSignedByPaystack } from './signatures.js';

const pageSchema = z.object({
  data: z.object({ authorization_url: z.string(), reference: z.string() }),
});

const transactionSchema = z.object({
  id: z.union([z.int(), z.string()]),
  status: z.string(),
  reference: z.string(),
  amount: z.int(),
  currency: z.string(),
  paid_at: z.string().nullish(),
  gateway_response: z.string().nullish(),
  customer: z
    .object({ first_name: z.string().nullish(), last_name: z.string().nullish() })
    .nullish(),
});
type Transaction = z.output<typeof transactionSchema>;

const refundSchema = z.object({
  id: z.union([z.int(), z.string()]),
  status: z.string(),
  merchant_note: z.string().nullish(),
});
const refundsSchema = z.object({ data: z.array(refundSchema) });

const refundEventSchema = z.object({
  id: z.union([z.int(), z.string()]).nullish(),
  refund_reference: z.string().nullish(),
  transaction_reference: z.string(),
  amount: z.coerce.number().int(),
  currency: z.string(),
});

/** https://paystack.com/docs/api/dispute/; without an amount, the whole transaction is disputed. */
const disputeEventSchema = z.object({
  id: z.union([z.int(), z.string()]),
  refund_amount: z.int().nullish(),
  currency: z.string().nullish(),
  resolution: z.string().nullish(),
  transaction: transactionSchema.pick({ id: true, reference: true, amount: true, currency: true }),
});

const eventSchema = z.object({
  event: z.string().max(100),
  data: z.looseObject({ id: z.union([z.int(), z.string()]).nullish() }),
});

/**
 * Paystack: a hosted page for cards and mobile money (https://paystack.com/docs/api/transaction/). There is no
 * library of Paystack's own for Node.
 */
export class Paystack implements Gateway {
  readonly name = 'paystack';

  constructor(private readonly keys: GatewayKeys) {}

  async start(order: Order): Promise<PaymentPage> {
    const { data } = await this.call('POST', '/transaction/initialize', pageSchema, {
      email: order.email,
      amount: order.charge.minor,
      currency: order.charge.currency,
      reference: order.attemptId,
      callback_url: order.successUrl,
      channels: ['card', 'mobile_money'],
      metadata: { payment_reference: order.reference, cancel_action: order.cancelUrl },
    });
    return { providerId: data.reference, url: data.authorization_url };
  }

  async status({ providerId }: StartedAttempt): Promise<Progress> {
    const path = `/transaction/verify/${encodeURIComponent(providerId)}`;
    const answer = z.object({ data: transactionSchema });
    const { data } = await this.call('GET', path, answer).catch((error: unknown) => {
      // Until the payer opens the page, the reference can be unknown.
      const isUnknown = error instanceof ProviderError && [400, 404].includes(error.status ?? 0);
      if (isUnknown) return { data: null };
      throw error;
    });
    if (!data) return { kind: 'open', failure: null };
    if (data.status === 'success') return { kind: 'paid', money: moneyOf(data) };
    // A payer can try again on the same page.
    return { kind: data.status === 'reversed' ? 'ended' : 'open', failure: failureOf(data) };
  }

  /** Its pages cannot be ended: money that arrives late waits for finance. */
  end(): Promise<void> {
    return Promise.resolve();
  }

  /** There is no idempotency key: our id is in the note for the merchant. */
  async refund({ refundId, transactionId, charge, reason }: RefundOrder): Promise<RefundProgress> {
    const query = new URLSearchParams({ transaction: transactionId, perPage: '100' });
    const made = await this.call('GET', `/refund?${query.toString()}`, refundsSchema);
    const known = made.data.find(({ merchant_note: note }) => note?.includes(refundId));
    if (known) return refundProgress(known);
    const answer = z.object({ data: refundSchema });
    const { data } = await this.call('POST', '/refund', answer, {
      transaction: transactionId,
      amount: charge.minor,
      currency: charge.currency,
      customer_note: reason,
      merchant_note: refundId,
    });
    return refundProgress(data);
  }

  read(raw: RawEvent): GatewayEvent {
    const header = headerOf(raw, 'x-paystack-signature');
    if (!isSignedByPaystack(raw.body, header, this.keys.webhookSecret)) {
      throw new ForgedEvent('The signature is wrong');
    }
    const { event: type, data } = eventIn(eventSchema, raw.body);
    switch (type) {
      case 'charge.success': {
        const money = moneyOf(partOf(transactionSchema, data));
        return { id: `${type}:${money.transactionId}`, type, kind: 'paid', money };
      }
      case 'charge.failed': {
        const transaction = partOf(transactionSchema, data);
        const id = `${type}:${transaction.id}`;
        const failure = failureOf(transaction) ?? 'other';
        return { id, type, kind: 'failed', attemptId: transaction.reference, failure };
      }
      case 'refund.pending':
      case 'refund.processing':
      case 'refund.processed':
      case 'refund.failed': {
        const refund = partOf(refundEventSchema, data);
        const { transaction_reference: attemptId, amount: minor, currency } = refund;
        const id = String(refund.refund_reference ?? refund.id ?? attemptId);
        const isFailed = type === 'refund.failed';
        // Its events do not name the note with our id.
        const reported = { id, refundId: undefined, charge: { minor, currency }, isFailed };
        const facts = { id: `${type}:${id}`, type, transactionId: null, attemptId };
        return { ...facts, kind: 'refund', refund: reported };
      }
      case 'charge.dispute.create':
      case 'charge.dispute.remind':
      case 'charge.dispute.resolve': {
        const { transaction, ...made } = partOf(disputeEventSchema, data);
        const { reference: attemptId } = transaction;
        const minor = made.refund_amount || transaction.amount;
        const currency = made.currency ?? transaction.currency;
        const isOver = type === 'charge.dispute.resolve';
        const end = !isOver ? null : made.resolution === 'declined' ? 'won' : 'lost';
        const dispute = { id: String(made.id), charge: { minor, currency }, end } as const;
        const facts = { id: `${type}:${made.id}`, type, attemptId };
        return { ...facts, kind: 'dispute', transactionId: String(transaction.id), dispute };
      }
      default:
        return { id: `${type}:${data.id ?? ''}`, type, kind: 'unused' };
    }
  }

  private call<Answer>(
    method: 'GET' | 'POST',
    path: string,
    schema: z.ZodType<Answer>,
    body?: object,
  ): Promise<Answer> {
    const { apiUrl, secretKey } = this.keys;
    return callProvider({ method, url: apiUrl + path, secretKey, body }, schema);
  }
}

function refundProgress({ id, status }: z.output<typeof refundSchema>): RefundProgress {
  const providerId = String(id);
  if (status === 'processed') return { kind: 'paid', providerId };
  if (status === 'failed') return { kind: 'failed', reason: status };
  return { kind: 'under-way', providerId };
}

function moneyOf(transaction: Transaction): ReceivedMoney {
  const { customer } = transaction;
  const paidAt = new Date(transaction.paid_at ?? '');
  return {
    transactionId: String(transaction.id),
    attemptId: transaction.reference,
    charge: { minor: transaction.amount, currency: transaction.currency },
    paidAt: Number.isNaN(paidAt.getTime()) ? new Date() : paidAt,
    payer: [customer?.first_name, customer?.last_name].filter(Boolean).join(' '),
  };
}

/** By the gateway's answer, whose words depend on the payer's bank. */
const FAILURE_OF: [pattern: RegExp, failure: Failure][] = [
  [/insufficient/i, 'funds'],
  [/expired/i, 'expired'],
  [/incorrect|invalid|wrong/i, 'details'],
  [/declin|do not honou?r|not permitted/i, 'declined'],
  [/cancel/i, 'cancelled'],
];

function failureOf({ status, gateway_response: answer }: Transaction): Failure | null {
  if (status !== 'failed') return null;
  return FAILURE_OF.find(([pattern]) => pattern.test(answer ?? ''))?.[1] ?? 'other';
}
