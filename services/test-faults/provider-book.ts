import type { Answer } from '../test/call.js';
import type { SignedEvent, SimulatedDispute } from '../test/gateway-simulator.js';
import type { PaymentsLab } from '../test/payments.js';
import { until } from '../test/until.js';
import { GatewayRefunds } from '../src/registration/refunds/gateway-refunds.js';
import type { OrderBook } from './order-book.js';
import type { Part, PaymentBook } from './payment-book.js';
import type { PaidVisit, ProviderName, Providers } from './providers.js';
import type { TransferBook } from './transfer-book.js';

interface Books {
  orders: OrderBook;
  transfers: TransferBook;
  payments: PaymentBook;
}

interface ListedCheck {
  id: string;
  gateway: ProviderName;
  kind: 'dispute' | 'refund-returned' | 'refund-exists';
  status: 'open' | 'settled' | 'dismissed';
  outcome: string | null;
  transactionId: string;
  transferId: string;
  refundId: string | null;
  isReportedLost: boolean;
  version: number;
}

interface ListedRefund {
  id: string;
  paymentId: string;
  amount: number;
  status: string;
  isBooked: boolean;
}

interface Entry {
  amount: number | null;
  reason: string | null;
}

const SETTLING = {
  dispute: 'dispute-lost',
  'refund-returned': 'refund-returned',
  'refund-exists': 'refund-failed',
};

/** What providers do with the money of a sequence's paid pages, and what finance decides about it. */
export class ProviderBook {
  private readonly refundIds = new Set<string>();
  /** By the provider's id of the money. */
  private readonly disputes = new Map<string, SimulatedDispute>();
  private readonly failed = new Set<string>();

  constructor(
    private readonly lab: PaymentsLab,
    private readonly providers: Providers,
    private readonly books: Books,
    private readonly heard: (answer: Promise<Answer>) => Promise<Answer>,
  ) {}

  private get sending(): GatewayRefunds {
    return this.lab.server.app.get(GatewayRefunds, { strict: false });
  }

  async refund(paymentId: string, share: number, isOver: boolean): Promise<void> {
    const { version, receivedAmount, overpaidAmount } = await this.lab.read(paymentId);
    const most = Number(isOver ? overpaidAmount : receivedAmount) || 50;
    const { status, body } = await this.post('/refunds', {
      kind: isOver ? 'overpayment' : 'refund',
      id: paymentId,
      version,
      amount: Math.round(share * most * 100) / 100,
      cause: 'other',
      reason: 'Money goes back.',
      account: { kind: 'gateway' },
    });
    if (status !== 201) return;
    this.refundIds.add(String(body.id));
    await this.sending.askDue();
  }

  /** The bank refuses one that the product has as paid. */
  async fail(nth: number): Promise<void> {
    const paid = (await this.refunds()).filter(({ status }) => status === 'paid');
    const id = paid[nth % paid.length]?.id;
    for (const gateway of ['stripe', 'paystack'] as const) {
      const made = this.providers[gateway].refunds.find(({ note }) => note === id);
      if (id === undefined || made?.status !== 'succeeded') continue;
      made.status = 'failed';
      this.failed.add(id);
      const event = this.providers[gateway].refundEvent(made);
      await this.send({ gateway }, event);
    }
  }

  /** Ends once; its events come twice, and its beginning can come last. */
  async dispute(nth: number, part: number, end: 'won' | 'lost' | null): Promise<void> {
    const paid = this.books.orders.visits[nth % this.books.orders.visits.length];
    if (!paid) return;
    const { transactionId, minor } = paid.visit;
    const id = paid.gateway === 'paystack' ? transactionId : `du_of_${transactionId}`;
    const charge = Math.round((minor / this.providers.rateOf(paid.gateway)) * part);
    const dispute = this.disputes.get(transactionId) ?? {
      ...{ id, transactionId, end: null },
      minor: charge * this.providers.rateOf(paid.gateway),
    };
    dispute.end ??= end;
    this.disputes.set(transactionId, dispute);
    const provider = this.providers[paid.gateway];
    const begun = provider.disputeEvent({ ...dispute, end: null });
    for (const event of [provider.disputeEvent(dispute), begun]) await this.send(paid, event);
  }

  /** @returns dollars that left a payment */
  async decide(nth: number, how: 'settle' | 'dismiss' | 'reopen'): Promise<Part[]> {
    const checks = await this.checks();
    const due = how === 'reopen' ? 'dismissed' : 'open';
    // Some that are decided, too.
    const chosen = nth === 0 ? checks : checks.filter(({ status }) => status === due);
    const check = chosen[nth % chosen.length];
    if (!check) return [];
    const { id, version, kind } = check;
    const reason = `Decided: ${id}.`;
    const act = how === 'settle' ? SETTLING[kind] : how;
    const body = { version, ...(how !== 'reopen' && { reason }) };
    const { status } = await this.post(`/provider-checks/${id}/${act}`, body);
    if (status !== 200 || how !== 'settle') return [];
    if (kind === 'refund-returned') await this.cameBack(check);
    return kind === 'dispute' ? this.chargedBack(check, reason) : [];
  }

  /** Awaits the end of all refunds. @returns dollars that left payments by them */
  async refunded(): Promise<Part[]> {
    await until(async () => {
      await this.sending.askDue();
      for (const { id, kind, status, version } of await this.checks()) {
        if (kind !== 'refund-exists' || status !== 'open') continue;
        const reason = 'It was sent before.';
        await this.post(`/provider-checks/${id}/refund-failed`, { version, reason });
      }
      return (await this.refunds()).every(({ status }) => status !== 'exported');
    });
    return (await this.refunds()).filter(({ isBooked }) => isBooked);
  }

  /** Reports of providers that finance would not see, and ends that differ from the reported ones. */
  async wrong(): Promise<object[]> {
    const checks = await this.checks();
    const disputes = [...this.disputes.values()].filter(({ transactionId, end }) => {
      const check = checks.find(
        (each) => each.kind === 'dispute' && each.transactionId === transactionId,
      );
      const isBooked = check?.outcome === 'lost';
      if (end === 'won') return !check || check.status === 'open';
      return !check || (end === 'lost' && !isBooked && !check.isReportedLost);
    });
    const refunds = (await this.refunds()).filter(({ id, status }) => {
      const check = checks.find((each) => each.kind === 'refund-returned' && each.refundId === id);
      const expected = check?.outcome === 'returned' ? 'failed' : 'paid';
      return this.failed.has(id) && (!check || status !== expected);
    });
    return [...disputes, ...refunds];
  }

  /** The transfers of all paid pages, for a comparison of their open amounts. */
  async learnTransfers(): Promise<void> {
    for (const { visit } of this.books.orders.visits) await this.learn(visit.transactionId);
  }

  private async cameBack({ transactionId, transferId, refundId }: ListedCheck): Promise<void> {
    const refund = (await this.refunds()).find(({ id }) => id === refundId);
    this.books.transfers.change(transferId, refund?.amount ?? 0);
    await this.learn(transactionId);
  }

  /** The entry of the payment has the reason of the decision. */
  private async chargedBack(check: ListedCheck, reason: string): Promise<Part[]> {
    const { transactionId, transferId, gateway } = check;
    const gone: Part[] = [];
    for (const { id: paymentId } of this.books.payments.all) {
      const { ledger } = await this.lab.read(paymentId);
      for (const entry of ledger as Entry[]) {
        const amount = -Number(entry.amount);
        if (entry.reason === reason && amount > 0) gone.push({ paymentId, amount });
      }
    }
    const minor = this.disputes.get(transactionId)?.minor ?? 0;
    const charge = minor / this.providers.rateOf(gateway) / 100;
    const taken = gone.reduce((sum, { amount }) => sum + amount, 0);
    this.books.transfers.change(transferId, taken - charge);
    await this.learn(transactionId);
    return gone;
  }

  private async learn(transactionId: string): Promise<void> {
    const paid = this.books.orders.visits.find(
      ({ visit }) => visit.transactionId === transactionId,
    );
    if (paid) await this.books.transfers.learn(this.providers.bankIdOf(paid), false);
  }

  private async checks(): Promise<ListedCheck[]> {
    const { items } = (await this.get('/provider-checks?limit=100&sort=-openedAt')).body;
    const own = this.books.orders.visits.map(({ visit }) => visit.transactionId);
    return (items as ListedCheck[]).filter(({ transactionId }) => own.includes(transactionId));
  }

  private async refunds(): Promise<ListedRefund[]> {
    const { items } = (await this.get('/refunds?limit=100')).body;
    return (items as ListedRefund[]).filter(({ id }) => this.refundIds.has(id));
  }

  private async send({ gateway }: Pick<PaidVisit, 'gateway'>, event: SignedEvent): Promise<void> {
    const now = this.lab.server.clock.now();
    const sent = () => this.providers.send(gateway, event, now);
    expect(await Promise.all([sent(), sent()])).toEqual([200, 200]);
  }

  private get(path: string): Promise<Answer> {
    const { server, admin } = this.lab;
    return server.call('GET', `/admin${path}`, { token: admin.token });
  }

  private post(path: string, body: unknown): Promise<Answer> {
    const { server, admin } = this.lab;
    return this.heard(server.call('POST', `/admin${path}`, { token: admin.token, body }));
  }
}
