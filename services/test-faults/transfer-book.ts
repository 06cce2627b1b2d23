import type { Answer } from '../test/call.js';
import type { PaymentsLab } from '../test/payments.js';

interface KnownTransfer {
  id: string;
  /** The remaining amount that the server returned, in dollars. */
  open: number;
}

let lines = 0;

export class TransferBook {
  private readonly known: KnownTransfer[] = [];

  constructor(
    private readonly lab: PaymentsLab,
    private readonly heard: (answer: Promise<Answer>) => Promise<Answer>,
  ) {}

  async receive(amount: number): Promise<void> {
    const line = { amount, date: '2025-10-14', bankTransactionId: `WITHOUT-${(lines += 1)}` };
    const { status, body } = await this.call('', { ...line, sender: 'Ministry of Samples' });
    if (status === 201) this.known.push({ id: body.id as string, open: amount });
  }

  /** Beyond the outstanding amount it is an overpayment. @returns dollars */
  async match(nth: number, paymentId: string, share: number): Promise<number> {
    const transfer = this.at(nth);
    if (!transfer) return 0;
    const { outstandingAmount } = await this.lab.read(paymentId);
    const amount = cents(share * (Number(outstandingAmount) || 50));
    return this.use(transfer, 'match', amount, { paymentId });
  }

  async returnToSender(nth: number, share: number): Promise<void> {
    const transfer = this.at(nth);
    if (!transfer) return;
    const amount = cents(share * (transfer.open || 50));
    await this.use(transfer, 'return-to-sender', amount, { reason: 'No registration matches it.' });
  }

  async wrong(): Promise<object[]> {
    const now = await Promise.all(this.known.map(({ id }) => this.read(id)));
    return this.known
      .map(({ id, open }, n) => ({ id, booked: cents(open), open: now[n]?.open }))
      .filter(({ booked, open }) => booked !== open);
  }

  private async use(
    transfer: KnownTransfer,
    action: 'match' | 'return-to-sender',
    amount: number,
    body: object,
  ): Promise<number> {
    const { id } = transfer;
    const version = (await this.read(id))?.version;
    const { status } = await this.call(`/${id}/${action}`, { ...body, amount, version });
    if (status !== 200) return 0;
    transfer.open -= amount;
    return amount;
  }

  private async read(id: string): Promise<{ open: number; version: number } | undefined> {
    const { server, admin } = this.lab;
    const path = '/admin/transfers?limit=100';
    const { body } = await server.call('GET', path, { token: admin.token });
    const items = body.items as { id: string; open: number; version: number }[];
    return items.find((transfer) => transfer.id === id);
  }

  private call(path: string, body: object): Promise<Answer> {
    const { server, admin } = this.lab;
    const sent = { token: admin.token, body };
    return this.heard(server.call('POST', `/admin/transfers${path}`, sent));
  }

  private at(nth: number): KnownTransfer | undefined {
    return this.known[nth % this.known.length];
  }
}

function cents(dollars: number): number {
  return Math.round(dollars * 100) / 100;
}
