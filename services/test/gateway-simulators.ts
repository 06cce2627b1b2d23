import { createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Providers of payment pages as their documentation describes them: the calls that the product makes, a page with
 * "Pay", "Decline" and "Cancel", and signed events, which can be repeated, reordered, lost, forged and slow.
 * docs.stripe.com/api/checkout/sessions, docs.stripe.com/webhooks, paystack.com/docs/api/transaction,
 * paystack.com/docs/payments/webhooks.
 */
export interface SignedEvent {
  body: string;
  headers: Record<string, string>;
}

/** A page at a provider. */
export interface Visit {
  /** Of the product: its attempt. */
  reference: string;
  id: string;
  transactionId: string;
  minor: number;
  currency: string;
  successUrl: string;
  cancelUrl: string;
  state: 'open' | 'paid' | 'expired';
  failure: string | null;
}

export interface SimulatedRefund {
  id: string;
  transactionId: string;
  minor: number;
  note: string;
  status: 'pending' | 'succeeded' | 'failed';
}

type Fields = Record<string, string>;

abstract class Simulator {
  readonly visits: Visit[] = [];
  readonly refunds: SimulatedRefund[] = [];
  /** "POST /v1/checkout/sessions", with the fields that came. */
  readonly calls: { route: string; fields: Fields; idempotencyKey: string }[] = [];
  /** Milliseconds before each answer. */
  slowness = 0;
  /** Events are made and never sent. */
  losesEvents = false;
  /** Answers with this status instead. */
  failsWith: number | undefined;
  /** What becomes of refunds. */
  refundsBecome: SimulatedRefund['status'] = 'succeeded';
  /** Of the product, where events go. */
  eventsUrl = '';
  private readonly server: Server;

  constructor() {
    this.server = createServer((request, response) => {
      void this.serve(request, response).catch((error: unknown) => {
        response.writeHead(500).end(String(error));
      });
    });
  }

  async listen(): Promise<this> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return this;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  /** The newest page. */
  get visit(): Visit {
    const visit = this.visits.at(-1);
    if (!visit) throw new Error('No payment page was opened');
    return visit;
  }

  abstract paidEvent(visit: Visit, changes?: object): SignedEvent;
  abstract failedEvent(visit: Visit): SignedEvent;
  abstract refundEvent(refund: SimulatedRefund): SignedEvent;
  abstract sign(body: string): SignedEvent;
  protected abstract answer(route: string, fields: Fields, key: string): [status: number, object];
  protected abstract readonly secretKey: string;

  /** As the payer's press on "Pay". @returns the event, which was sent unless events are lost */
  async pay(visit = this.visit): Promise<SignedEvent> {
    visit.state = 'paid';
    visit.failure = null;
    const event = this.paidEvent(visit);
    if (!this.losesEvents) await this.send(event);
    return event;
  }

  async decline(code: string, visit = this.visit): Promise<SignedEvent> {
    visit.failure = code;
    const event = this.failedEvent(visit);
    if (!this.losesEvents) await this.send(event);
    return event;
  }

  /** @returns the product's status */
  async send({ body, headers }: SignedEvent): Promise<number> {
    const answer = await fetch(this.eventsUrl, { method: 'POST', body, headers });
    await answer.text();
    return answer.status;
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', this.url);
    if (pathname.startsWith('/pay/')) return this.servePage(request, response, pathname);
    await pause(this.slowness);
    const fields = fieldsOf(request, searchParams, await bodyOf(request));
    const key = String(request.headers['idempotency-key'] ?? '');
    const route = `${request.method} ${pathname}`;
    this.calls.push({ route, fields, idempotencyKey: key });
    const isKnown = request.headers.authorization === `Bearer ${this.secretKey}`;
    const [status, body] = !isKnown
      ? [401, { error: { code: 'invalid_key' } }]
      : this.failsWith
        ? [this.failsWith, {}]
        : this.answer(route, fields, key);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }

  private async servePage(request: IncomingMessage, response: ServerResponse, pathname: string) {
    const [, , id = '', act] = pathname.split('/');
    const visit = this.visits.find((each) => each.id === id);
    if (!visit) return void response.writeHead(404).end();
    if (request.method === 'GET') return void response.end(pageOf(visit));
    if (act === 'decline') {
      await this.decline(this.declineCode, visit);
      return void response.end(pageOf(visit));
    }
    if (act === 'pay') await this.pay(visit);
    const location = act === 'pay' ? this.returnUrl(visit) : visit.cancelUrl;
    response.writeHead(303, { location }).end();
  }

  protected abstract readonly declineCode: string;

  protected returnUrl(visit: Visit): string {
    return visit.successUrl;
  }
}

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

function refundOf({ id, transactionId, minor, note, status }: SimulatedRefund) {
  const metadata = { refund: note };
  const amounts = { amount: minor, currency: 'usd', payment_intent: transactionId };
  const failure_reason = status === 'failed' ? 'lost_or_stolen_card' : undefined;
  return { id, object: 'refund', ...amounts, metadata, status, failure_reason };
}

function paystackRefund({ id, transactionId, minor, note, status }: SimulatedRefund) {
  const shown = { pending: 'pending', succeeded: 'processed', failed: 'failed' }[status];
  const ids = { id: Number(id), transaction: Number(transactionId) };
  return { ...ids, amount: minor, merchant_note: note, status: shown };
}

function pageOf({ id, minor, currency, failure, state }: Visit): string {
  const button = (act: string, label: string) =>
    `<form method="post" action="/pay/${id}/${act}"><button>${label}</button></form>`;
  const amount = `${currency.toUpperCase()} ${(minor / 100).toFixed(2)}`;
  return `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
    <title>Payment page (simulated)</title><h1>Pay ${amount}</h1>
    ${failure ? `<p role="alert">Declined: ${failure}</p>` : ''}
    ${state === 'open' ? button('pay', 'Pay') + button('decline', 'Decline') : ''}
    ${button('cancel', 'Cancel')}</html>`;
}

function fieldsOf(request: IncomingMessage, query: URLSearchParams, body: string): Fields {
  const isJson = request.headers['content-type']?.startsWith('application/json');
  if (!isJson) return Object.fromEntries([...query, ...new URLSearchParams(body)]);
  const fields = Object.entries(JSON.parse(body) as Record<string, unknown>);
  return Object.fromEntries(
    fields.map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function hmac(algorithm: string, secret: string, text: string): string {
  return createHmac(algorithm, secret).update(text).digest('hex');
}
