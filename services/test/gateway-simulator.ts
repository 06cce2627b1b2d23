import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Providers of payment pages as their documentation describes them: the calls that the product makes, a page with
 * "Pay", "Decline" and "Cancel", and signed events, which can be repeated, reordered, lost, forged and slow.
 * docs.stripe.com/api/checkout/sessions, docs.stripe.com/webhooks, docs.stripe.com/api/disputes, paystack.com/docs/api/dispute, paystack.com/docs/api/transaction,
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

export interface SimulatedDispute {
  id: string;
  transactionId: string;
  minor: number;
  /** Null while the bank has not decided. */
  end: 'won' | 'lost' | null;
}

export type Fields = Record<string, string>;

export abstract class Simulator {
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
  abstract disputeEvent(dispute: SimulatedDispute): SignedEvent;
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

export function hmac(algorithm: string, secret: string, text: string): string {
  return createHmac(algorithm, secret).update(text).digest('hex');
}
