import { randomBytes } from 'node:crypto';
import {
  type Fields,
  hmac,
  type SignedEvent,
  type SimulatedDispute,
  type SimulatedRefund,
  Simulator,
  type Visit,
} from './gateway-simulator.js';

export class StripeSimulator extends Simulator {
  protected readonly declineCode = 'insufficient_funds';

  constructor(
    protected readonly secretKey = 'sk_test_simulated',
    private readonly webhookSecret = 'whsec_simulated',
  ) {
    super();
  }

  get keys() {
    return { secretKey: this.secretKey, webhookSecret: this.webhookSecret, apiUrl: this.url };
  }

  /** @param at seconds since 1970 */
  sign(body: string, at = Math.floor(Date.now() / 1000)): SignedEvent {
    const signature = hmac('sha256', this.webhookSecret, `${at}.${body}`);
    return {
      body,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': `t=${at},v1=${signature},v0=${'0'.repeat(64)}`,
      },
    };
  }

  paidEvent(visit: Visit, changes: object = {}): SignedEvent {
    const session = { ...this.session(visit), status: 'complete', payment_status: 'paid' };
    return this.event('checkout.session.completed', { ...session, ...changes });
  }

  failedEvent(visit: Visit): SignedEvent {
    return this.event('payment_intent.payment_failed', this.intent(visit));
  }

  refundEvent(refund: SimulatedRefund): SignedEvent {
    return this.event('refund.updated', refundOf(refund));
  }

  disputeEvent({ id, transactionId, minor, end }: SimulatedDispute): SignedEvent {
    const type = end === null ? 'charge.dispute.created' : 'charge.dispute.closed';
    return this.event(type, {
      ...{ id, object: 'dispute', amount: minor, currency: 'usd', balance_transactions: [] },
      ...{ charge: `ch_of_${transactionId}`, payment_intent: transactionId, metadata: {} },
      ...{ evidence_details: { due_by: null, has_evidence: false }, is_charge_refundable: false },
      ...{ reason: 'fraudulent', status: end ?? 'needs_response' },
    });
  }

  event(type: string, object: object): SignedEvent {
    const id = `evt_${randomBytes(12).toString('hex')}`;
    const created = Math.floor(Date.now() / 1000);
    const event = { id, object: 'event', api_version: '2024-06-20', created, type };
    return this.sign(JSON.stringify({ ...event, livemode: false, data: { object } }));
  }

  private session(visit: Visit) {
    const { id, reference, minor, currency, state } = visit;
    return {
      id,
      object: 'checkout.session',
      amount_total: minor,
      currency,
      client_reference_id: reference,
      customer_details: { email: 'payer@example.org', name: 'Payer of a card' },
      payment_intent: state === 'paid' ? visit.transactionId : null,
      payment_status: state === 'paid' ? 'paid' : 'unpaid',
      status: state === 'paid' ? 'complete' : state,
      url: state === 'open' ? `${this.url}/pay/${id}` : null,
    };
  }

  private intent({ transactionId, reference, failure }: Visit) {
    const isCode = failure === 'expired_card' || failure === 'incorrect_cvc';
    return {
      id: transactionId,
      object: 'payment_intent',
      metadata: { attempt: reference },
      last_payment_error: failure && {
        code: isCode ? failure : 'card_declined',
        decline_code: isCode ? null : failure,
      },
    };
  }

  protected answer(route: string, fields: Fields, key: string): [number, object] {
    const [, , , , id = '', act] = route.split('/');
    if (route === 'POST /v1/checkout/sessions') {
      const known = this.visits.find(({ reference }) => reference === key);
      return [200, this.session(known ?? this.open(fields))];
    }
    if (route === 'POST /v1/refunds' || route.startsWith('GET /v1/refunds')) {
      return this.answerRefunds(route, fields);
    }
    const visit = this.visits.find((each) => each.id === id);
    if (!visit) return [404, { error: { code: 'resource_missing' } }];
    if (act === 'expire') {
      if (visit.state !== 'open') return [400, { error: { code: 'session_not_open' } }];
      visit.state = 'expired';
    }
    const session = this.session(visit);
    const intent = visit.state === 'paid' || visit.failure ? this.intent(visit) : null;
    return [200, fields['expand[]'] ? { ...session, payment_intent: intent } : session];
  }

  private answerRefunds(route: string, fields: Fields): [number, object] {
    if (route.startsWith('GET')) {
      const found = this.refunds.filter((each) => each.transactionId === fields.payment_intent);
      return [200, { object: 'list', has_more: false, data: found.map(refundOf) }];
    }
    const refusal = this.refusalOf(fields);
    if (refusal) return [400, { error: { code: refusal } }];
    const refund: SimulatedRefund = {
      id: `re_${randomBytes(8).toString('hex')}`,
      transactionId: fields.payment_intent ?? '',
      minor: Number(fields.amount),
      note: fields['metadata[refund]'] ?? '',
      status: this.refundsBecome,
    };
    this.refunds.push(refund);
    return [200, refundOf(refund)];
  }

  /** Refunds at most the charged amount. */
  private refusalOf({ payment_intent: transactionId, amount }: Fields): string | null {
    const charged = this.visits.find((each) => each.transactionId === transactionId)?.minor ?? 0;
    const refunded = this.refunds
      .filter((each) => each.transactionId === transactionId && each.status !== 'failed')
      .reduce((sum, { minor }) => sum + minor, 0);
    if (refunded > 0 && refunded >= charged) return 'charge_already_refunded';
    return refunded + Number(amount) > charged ? 'amount_too_large' : null;
  }

  private open(fields: Fields): Visit {
    const visit: Visit = {
      reference: fields.client_reference_id ?? '',
      id: `cs_test_${randomBytes(12).toString('hex')}`,
      transactionId: `pi_${randomBytes(12).toString('hex')}`,
      minor: Number(fields['line_items[0][price_data][unit_amount]']),
      currency: fields['line_items[0][price_data][currency]'] ?? '',
      successUrl: fields.success_url ?? '',
      cancelUrl: fields.cancel_url ?? '',
      state: 'open',
      failure: null,
    };
    this.visits.push(visit);
    return visit;
  }
}

function refundOf({ id, transactionId, minor, note, status }: SimulatedRefund) {
  const metadata = { refund: note };
  const amounts = { amount: minor, currency: 'usd', payment_intent: transactionId };
  const failure_reason = status === 'failed' ? 'lost_or_stolen_card' : undefined;
  return { id, object: 'refund', ...amounts, metadata, status, failure_reason };
}
