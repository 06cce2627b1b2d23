import type { Answer } from '../test/call.js';
import type { PaymentsLab } from '../test/payments.js';

interface KnownTransfer {
  id: string;
  bankTransactionId: string;
  /** In dollars, as received. */
  amount: number;
  /** Of a statement: a match confirms payments that it pays in full. */
  isLine: boolean;
}

interface ListedTransfer {
  id: string;
  bankTransactionId: string;
  amount: number;
  open: number;
  version: number;
}

let lines = 0;

export class TransferBook {
  private readonly known: KnownTransfer[] = [];
  /** Dollars that matches, returns and their undoing changed, by the transfer's id. */
  private readonly changes = new Map<string, number>();

  constructor(
    private readonly lab: PaymentsLab,
    private readonly heard: (answer: Promise<Answer>) => Promise<Answer>,
  ) {}

  async receive(amount: number): Promise<void> {
    const line = { amount, date: '2025-10-14', bankTransactionId: `WITHOUT-${(lines += 1)}` };
    const { status, body } = await this.call('', { ...line, sender: 'Ministry of Samples' });
    const { bankTransactionId } = line;
    const id = String(body.id);
    if (status === 201) this.known.push({ id, bankTransactionId, amount, isLine: false });
  }

  /** Transfers of a statement, or typed-in money that was kept, which no step has used before. */
  async learn(prefix: string, isLine = true): Promise<void> {
    for (const { id, bankTransactionId, amount } of await this.list()) {
      const isNew = !this.known.some((transfer) => transfer.id === id);
      if (isNew && bankTransactionId.startsWith(prefix)) {
        this.known.push({ id, bankTransactionId, amount, isLine });
      }
    }
  }

  /** Of a transfer that is known now or later. @param by dollars */
  change(id: string, by: number): void {
    this.changes.set(id, (this.changes.get(id) ?? 0) + by);
  }

  /** Beyond the outstanding amount it is an overpayment. @returns dollars */
  async match(nth: number, paymentId: string, share: number): Promise<number> {
    const transfer = this.at(nth);
    if (!transfer) return 0;
    const { outstandingAmount } = await this.lab.read(paymentId);
    const amount = cents(share * (Number(outstandingAmount) || 50));
    if (!transfer.isLine) return this.use(transfer, 'match', amount, { paymentId });
    const path = `/admin/statements/lines/${transfer.id}/match`;
    const version = (await this.read(transfer.id))?.version;
    const body = { version, parts: [{ paymentId, amount }] };
    return this.used(transfer, amount, await this.post(path, body));
  }

  async returnToSender(nth: number, share: number): Promise<void> {
    const transfer = this.at(nth);
    if (!transfer) return;
    const amount = cents(share * (this.open(transfer) || 50));
    await this.use(transfer, 'return-to-sender', amount, { reason: 'No registration matches it.' });
  }

  async wrong(): Promise<object[]> {
    const now = await Promise.all(this.known.map(({ id }) => this.read(id)));
    return this.known
      .map((transfer, n) => ({ ...transfer, booked: this.open(transfer), open: now[n]?.open }))
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
    return this.used(
      transfer,
      amount,
      await this.call(`/${id}/${action}`, { ...body, amount, version }),
    );
  }

  private used(transfer: KnownTransfer, amount: number, { status }: Answer): number {
    if (status !== 200) return 0;
    this.change(transfer.id, -amount);
    return amount;
  }

  private open({ id, amount }: KnownTransfer): number {
    return cents(amount + (this.changes.get(id) ?? 0));
  }

  private async read(id: string): Promise<ListedTransfer | undefined> {
    return (await this.list()).find((transfer) => transfer.id === id);
  }

  private async list(): Promise<ListedTransfer[]> {
    const { server, admin } = this.lab;
    const path = '/admin/transfers?limit=100';
    const { body } = await server.call('GET', path, { token: admin.token });
    return body.items as ListedTransfer[];
  }

  private call(path: string, body: object): Promise<Answer> {
    return this.post(`/admin/transfers${path}`, body);
  }

  private post(path: string, body: object): Promise<Answer> {
    const { server, admin } = this.lab;
    return this.heard(server.call('POST', path, { token: admin.token, body }));
  }

  private at(nth: number): KnownTransfer | undefined {
    return this.known[nth % this.known.length];
  }
}

function cents(dollars: number): number {
  return Math.round(dollars * 100) / 100;
}
