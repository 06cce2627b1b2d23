import type { Answer } from '../test/call.js';
import type { PaymentsLab } from '../test/payments.js';
import type { PaidVisit, ProviderName, Providers } from './providers.js';
import type { TransferBook } from './transfer-book.js';

interface Entry {
  amount: number | null;
  transferId: string | null;
  bankTransactionId: string | null;
}

/** What payers and finance do to an order: payment pages, waivers, invoices. */
export class OrderBook {
  /** Paid pages. */
  readonly visits: PaidVisit[] = [];

  constructor(
    private readonly lab: PaymentsLab,
    private readonly providers: Providers,
    private readonly transfers: TransferBook,
    private readonly heard: (answer: Promise<Answer>) => Promise<Answer>,
  ) {}

  /** The event comes twice. @returns the dollars that the payment got: other money waits for finance */
  async payOnline(id: string, token: string, gateway: ProviderName): Promise<number> {
    const { server } = this.lab;
    const path = `/payments/${id}/online`;
    const answer = await this.heard(server.call('POST', path, { token, body: { gateway } }));
    const page = String(answer.body.url).split('/').at(-1);
    const visit = this.providers[gateway].visits.find((each) => each.id === page);
    if (visit?.state !== 'open' || this.visits.some((each) => each.visit === visit)) return 0;
    const paidVisit = { gateway, visit };
    this.visits.push(paidVisit);
    const event = await this.providers[gateway].pay(visit);
    const sent = () => this.providers.send(gateway, event, server.clock.now());
    expect(await Promise.all([sent(), sent()])).toEqual([200, 200]);
    const { ledger } = await this.lab.read(id);
    const entry = (ledger as Entry[]).find(
      ({ bankTransactionId, amount }) =>
        bankTransactionId === this.providers.bankIdOf(paidVisit) && Number(amount) > 0,
    );
    const paid = Number(entry?.amount ?? 0);
    if (entry?.transferId) this.transfers.change(entry.transferId, -paid);
    return paid;
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
