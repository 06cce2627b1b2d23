import type { Answer } from '../test/call.js';
import type { PaymentsLab } from '../test/payments.js';
import type { StripeSimulator } from '../test/stripe-simulator.js';

interface Entry {
  amount: number | null;
  bankTransactionId: string | null;
}

/** What payers and finance do to an order: payment pages, waivers, invoices. */
export class OrderBook {
  private readonly paid = new Set<string>();

  constructor(
    private readonly lab: PaymentsLab,
    private readonly stripe: StripeSimulator,
    private readonly heard: (answer: Promise<Answer>) => Promise<Answer>,
  ) {}

  /** By card; the event comes twice. @returns the dollars that the payment got: other money waits for finance */
  async payOnline(id: string, token: string): Promise<number> {
    const { server } = this.lab;
    const body = { gateway: 'stripe' };
    const path = `/payments/${id}/online`;
    const answer = await this.heard(server.call('POST', path, { token, body }));
    const page = String(answer.body.url).split('/').at(-1);
    const visit = this.stripe.visits.find((each) => each.id === page);
    if (visit?.state !== 'open' || this.paid.has(visit.id)) return 0;
    this.paid.add(visit.id);
    const event = await this.stripe.pay(visit);
    const now = Math.floor(server.clock.now().getTime() / 1000);
    const signed = this.stripe.sign(event.body, now);
    expect(await Promise.all([this.stripe.send(signed), this.stripe.send(signed)])).toEqual([
      200, 200,
    ]);
    const { ledger } = await this.lab.read(id);
    const entry = (ledger as Entry[]).find(
      ({ bankTransactionId, amount }) =>
        bankTransactionId === visit.transactionId && Number(amount) > 0,
    );
    return Number(entry?.amount ?? 0);
  }

  async waive(id: string, token: string, percent: number): Promise<void> {
    const { server, admin } = this.lab;
    const reason = 'My university has no funds for conferences this year.';
    await this.heard(
      server.call('PUT', `/payments/${id}/waiver`, { token, body: { reason, canPay: null } }),
    );
    const { merchantReference } = await this.lab.read(id);
    const list = `/admin/waivers?q=${merchantReference}`;
    const { items } = (await server.call('GET', list, { token: admin.token })).body;
    const [waiver] = items as { id: string; version: number }[];
    if (!waiver) return;
    const body = { percent, answer: null, version: waiver.version };
    const path = `/admin/waivers/${waiver.id}/grant`;
    await this.heard(server.call('POST', path, { token: admin.token, body }));
  }

  async invoice(id: string): Promise<void> {
    await this.heard(this.lab.act(id, 'invoices'));
  }
}
