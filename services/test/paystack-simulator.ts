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

export class PaystackSimulator extends Simulator {
  protected readonly declineCode = 'Insufficient Funds';

  constructor(protected readonly secretKey = 'sk_test_simulated') {
    super();
  }

  get keys() {
    return { secretKey: this.secretKey, webhookSecret: this.secretKey, apiUrl: this.url };
  }

  sign(body: string): SignedEvent {
    const signature = hmac('sha512', this.secretKey, body);
    const headers = { 'content-type': 'application/json', 'x-paystack-signature': signature };
    return { body, headers };
  }

  paidEvent(visit: Visit, changes: object = {}): SignedEvent {
    return this.event('charge.success', { ...this.transaction(visit), ...changes });
  }

  failedEvent(visit: Visit): SignedEvent {
    return this.event('charge.failed', this.transaction(visit));
  }

  refundEvent(refund: SimulatedRefund): SignedEvent {
    const visit = this.visits.find((each) => each.transactionId === refund.transactionId);
    const status = { pending: 'pending', succeeded: 'processed', failed: 'failed' }[refund.status];
    return this.event(`refund.${status}`, {
      status,
      transaction_reference: visit?.reference,
      refund_reference: refund.id,
      amount: String(refund.minor),
      currency: visit?.currency,
    });
  }

  disputeEvent({ id, transactionId, minor, end }: SimulatedDispute): SignedEvent {
    const visit = this.visits.find((each) => each.transactionId === transactionId);
    const resolution = end && { won: 'declined', lost: 'merchant-accepted' }[end];
    return this.event(end === null ? 'charge.dispute.create' : 'charge.dispute.resolve', {
      ...{ id: Number(id), refund_amount: minor, currency: visit?.currency, domain: 'test' },
      ...{ status: end === null ? 'awaiting-merchant-feedback' : 'resolved', resolution },
      transaction: visit && this.transaction(visit),
      ...{ category: 'general', evidence: null, resolvedAt: end && new Date().toISOString() },
    });
  }

  event(event: string, data: object): SignedEvent {
    return this.sign(JSON.stringify({ event, data }));
  }

  protected override returnUrl({ successUrl, reference }: Visit): string {
    return `${successUrl}&trxref=${reference}&reference=${reference}`;
  }

  private transaction(visit: Visit) {
    const status = visit.state === 'paid' ? 'success' : visit.failure ? 'failed' : 'abandoned';
    return {
      id: Number(visit.transactionId),
      domain: 'test',
      status,
      reference: visit.reference,
      amount: visit.minor,
      currency: visit.currency,
      paid_at: visit.state === 'paid' ? new Date().toISOString() : null,
      channel: 'mobile_money',
      gateway_response: visit.state === 'paid' ? 'Approved' : (visit.failure ?? ''),
      customer: { email: 'payer@example.org', first_name: 'Payer', last_name: 'of mobile money' },
    };
  }

  protected answer(route: string, fields: Fields): [number, object] {
    if (route === 'POST /transaction/initialize') {
      const isUsed = this.visits.some(({ reference }) => reference === fields.reference);
      if (isUsed) return [400, { status: false, code: 'duplicate_reference' }];
      const { id, reference } = this.open(fields);
      const authorization_url = `${this.url}/pay/${id}`;
      return [200, { status: true, data: { authorization_url, access_code: id, reference } }];
    }
    if (route === 'POST /refund' || route.startsWith('GET /refund')) {
      return this.answerRefunds(route, fields);
    }
    const reference = route.split('/').at(-1);
    const visit = this.visits.find((each) => each.reference === reference);
    if (!visit) return [400, { status: false, code: 'transaction_not_found' }];
    return [200, { status: true, data: this.transaction(visit) }];
  }

  private answerRefunds(route: string, fields: Fields): [number, object] {
    if (route.startsWith('GET')) {
      const found = this.refunds.filter((each) => each.transactionId === fields.transaction);
      return [200, { status: true, data: found.map(paystackRefund) }];
    }
    const refund: SimulatedRefund = {
      id: String(1000 + this.refunds.length),
      transactionId: fields.transaction ?? '',
      minor: Number(fields.amount),
      note: fields.merchant_note ?? '',
      status: this.refundsBecome,
    };
    this.refunds.push(refund);
    return [200, { status: true, data: paystackRefund(refund) }];
  }

  private open(fields: Fields): Visit {
    const { cancel_action: cancelUrl = '' } = JSON.parse(fields.metadata ?? '{}') as Fields;
    const visit: Visit = {
      reference: fields.reference ?? '',
      id: randomBytes(8).toString('hex'),
      transactionId: String(3_000_000_000 + Number(BigInt(`0x${randomBytes(4).toString('hex')}`))),
      minor: Number(fields.amount),
      currency: fields.currency ?? '',
      successUrl: fields.callback_url ?? '',
      cancelUrl,
      state: 'open',
      failure: null,
    };
    this.visits.push(visit);
    return visit;
  }
}

function paystackRefund({ id, transactionId, minor, note, status }: SimulatedRefund) {
  const shown = { pending: 'pending', succeeded: 'processed', failed: 'failed' }[status];
  const ids = { id: Number(id), transaction: Number(transactionId) };
  return { ...ids, amount: minor, merchant_note: note, status: shown };
}
